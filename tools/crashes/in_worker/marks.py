"""Write on each board which position of which game it shows. Put into the worker's main.py, after its imports."""

import json
import zlib

import js

import host
from host import flushed as settle
from host import handle as answer
from host import rest as finish

BOARD = 'id=\\"board\\"'
positions = js.BroadcastChannel.new("positions")
told: object = None


def marked(reply: str) -> str:
    """Return an answer whose board says which game it is, how many moves stand, and which; tell the page the record."""
    global told
    session = host.host.app.session
    if session is None:
        return reply
    table = session.table
    moves = zlib.crc32(" ".join(table.standing).encode())
    if told != (session.id, table.ply, moves):
        told = session.id, table.ply, moves
        position = {"id": session.id, "ply": table.ply, "game": table.game.about.id, "record": table.text}
        positions.postMessage(json.dumps(position))
    return reply.replace(BOARD, f'{BOARD} data-shown=\\"{session.id} {table.ply} {moves}\\"')


def handle(text: str) -> str:
    return marked(answer(text))


def rest() -> str:
    return marked(finish())


async def flushed() -> str:
    return marked(await settle())
