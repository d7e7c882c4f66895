#!/usr/bin/env python3
"""A window of WebKitGTK that a driver can steer and that keeps a profile, which MiniBrowser's do not.

    webkit_window.py PROFILE

Started by WebKitWebDriver; stored data is in the folder PROFILE and is found again by the next window.
"""

from __future__ import annotations

import ctypes
import os
import sys
from pathlib import Path

webkit = ctypes.CDLL("libwebkit2gtk-4.1.so.0")
gtk = ctypes.CDLL("libgtk-3.so.0")
gobject = ctypes.CDLL("libgobject-2.0.so.0")
for function in (
    webkit.webkit_website_data_manager_new,
    webkit.webkit_web_context_new_with_website_data_manager,
    webkit.webkit_application_info_new,
    gobject.g_object_new,
    gtk.gtk_window_new,
):
    function.restype = ctypes.c_void_p
webkit.webkit_web_view_get_type.restype = ctypes.c_size_t

STARTED = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
WANTS_VIEW = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
CLOSED = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p)


def connect(instance: int, signal: bytes, handler: object) -> None:
    gobject.g_signal_connect_data(ctypes.c_void_p(instance), signal, handler, None, None, 0)


def keep_in(profile: Path) -> int:
    """Return a context whose data lies in a folder."""
    folders = (
        b"base-data-directory",
        os.fsencode(profile / "data"),
        b"base-cache-directory",
        os.fsencode(profile / "cache"),
    )
    manager = webkit.webkit_website_data_manager_new(*folders, None)
    context: int = webkit.webkit_web_context_new_with_website_data_manager(ctypes.c_void_p(manager))
    return context


def main() -> None:
    gtk.gtk_init(None, None)
    context = keep_in(Path(sys.argv[1]))

    def quit_all(_view: int, _data: int) -> None:
        gtk.gtk_main_quit()

    def open_view(_session: int, _data: int) -> int:
        """A window with an empty page in it."""
        view: int = gobject.g_object_new(
            ctypes.c_size_t(webkit.webkit_web_view_get_type()),
            b"web-context",
            ctypes.c_void_p(context),
            b"is-controlled-by-automation",
            1,
            None,
        )
        window = ctypes.c_void_p(gtk.gtk_window_new(0))
        gtk.gtk_window_set_default_size(window, 1024, 768)
        gtk.gtk_container_add(window, ctypes.c_void_p(view))
        gtk.gtk_widget_show_all(window)
        connect(view, b"close", closed)
        return view

    def begin(_context: int, session: int, _data: int) -> None:
        info = ctypes.c_void_p(webkit.webkit_application_info_new())
        webkit.webkit_application_info_set_name(info, b"MiniBrowser")
        webkit.webkit_automation_session_set_application_info(ctypes.c_void_p(session), info)
        connect(session, b"create-web-view", wants_view)

    # Held here as long as they may be called.
    closed, wants_view, started = CLOSED(quit_all), WANTS_VIEW(open_view), STARTED(begin)
    connect(context, b"automation-started", started)
    webkit.webkit_web_context_set_automation_allowed(ctypes.c_void_p(context), 1)
    gtk.gtk_main()


if __name__ == "__main__":
    main()
