#!/bin/sh
# Looks for what a machine must have before anything can be installed. Prints the Python to use; or one line that says
# what to install, and fails.   sh tools/missing.sh

missing=""
need() { missing="${missing:+$missing; }$1"; }

new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

python=""
for name in ${PYTHON:-python3} python3.14 python3.13 python3.12 python3.11; do
  if command -v "$name" >/dev/null 2>&1 && new_enough "$name"; then python="$name"; break; fi
done

case "$(uname -s)" in
  Darwin) get_python="brew install python"; get_venv="brew reinstall python"; get_node="brew install node" ;;
  *) get_python="apt-get install python3 python3-venv"; get_venv="apt-get install python3-venv"
     get_node="apt-get install nodejs npm where that is 20 or newer, else https://nodejs.org" ;;
esac

if [ -z "$python" ]; then
  need "Python 3.11 or newer ($get_python)"
elif ! "$python" -c 'import venv, ensurepip' 2>/dev/null; then
  need "Python's venv module ($get_venv)"
fi

if ! command -v node >/dev/null 2>&1 || [ "$(node -p 'process.versions.node.split(".")[0] >= 20' 2>/dev/null)" != true ]; then
  need "Node 20 or newer ($get_node)"
elif ! command -v npm >/dev/null 2>&1; then
  need "npm (${get_node})"
fi

if [ -n "$missing" ]; then
  echo "Please install: $missing." >&2
  exit 1
fi
echo "$python"
