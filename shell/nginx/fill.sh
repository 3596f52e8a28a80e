#!/bin/sh
# fill FILE: prints a template with each ${NAME} in capitals replaced by that environment variable. nginx's
# own variables are in small letters and stay.
set -e
awk '{
  while (match($0, /\$\{[A-Z0-9_]+\}/)) {
    name = substr($0, RSTART + 2, RLENGTH - 3)
    $0 = substr($0, 1, RSTART - 1) ENVIRON[name] substr($0, RSTART + RLENGTH)
  }
  print
}' "$1"
