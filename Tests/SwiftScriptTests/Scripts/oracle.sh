#!/bin/sh
# Runs the scripts of this folder with the real compiler and compares what they print with their `// expect:` lines.
# Names of scripts may be given; without any, all run. Scripts with an `// expect error:` are left out.
#
#   oracle.sh [enums/raw-values.swift …]

if [ "$1" = --one ]; then
  script=$2
  grep -q '// expect error:' "$script" && exit 0
  wanted=$(sed -n 's|.*// expect:||p' "$script" | sed 's|^ ||')
  printed=$(timeout 120 swift -swift-version 5 -suppress-warnings -module-name main "$script" 2>&1)
  [ "$wanted" = "$printed" ] && exit 0
  folder=$(mktemp -d)
  printf '%s\n' "$wanted" > "$folder/wanted"
  printf '%s\n' "$printed" > "$folder/printed"
  echo "$script: < is what it says, > is what the compiler's program prints"
  diff "$folder/wanted" "$folder/printed" | head -20
  rm -r "$folder"
  exit 1
fi

own=$(cd "$(dirname "$0")" && pwd)/$(basename "$0")
cd "$(dirname "$0")" || exit 1
if [ $# -gt 0 ]; then printf '%s\0' "$@"; else find . -name '*.swift' -print0 | sort -z; fi |
  xargs -0 -n 1 -P "$(getconf _NPROCESSORS_ONLN)" "$own" --one
failed=$?
[ $failed = 0 ] && echo "the compiler agrees with every script"
[ $failed = 0 ]
