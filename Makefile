LESSON ?= hot-cold

# What reads and runs scripts is optimized in debug builds, too; leave it out (`make test RXLAB_OPTIMIZED_INTERPRETER=`)
# to build sooner after a change of it.
export RXLAB_OPTIMIZED_INTERPRETER ?= yes

.PHONY: run test oracle coverage differ fuzz bench stress install manual setup

# The log alone goes to standard output, so that `make -s run > log` is that log.
run: setup
	@swift build --product rxlab >&2
	@.build/debug/rxlab run $(LESSON)

test: setup
	@swift test

# Compiles the lessons and the interpreter's scripts with swiftc, runs them in real time, and compares the lines.
oracle: setup
	@swift build --product rxlab >&2 && swift build --product rxoracle >&2
	@.build/debug/rxoracle $(PROGRAMS)

# Runs the programs of Tests/Coverage with the interpreter and compares the outcomes with Tests/Coverage/known.md.
# OPTIONS: --compiled checks the programs with swiftc too, --record writes known.md; PROGRAMS: parts of paths.
coverage: setup
	@swift build --product rxlab >&2 && swift build --product rxcoverage >&2
	@.build/debug/rxcoverage $(OPTIONS) $(PROGRAMS)

# How many seconds to run broken scripts, and the seed of the random changes that break them.
SECONDS_OF_FUZZING ?= 60
SEED ?= 1

fuzz: setup
	@swift build --product rxlab >&2 && swift build --product rxfuzz >&2
	@.build/debug/rxfuzz $(SECONDS_OF_FUZZING) $(SEED)

# How many programs to generate, and how many failing ones to print as small as they get.
SHRINK ?= 30

# Generates programs from the seed, runs them interpreted and compiled by swiftc, and compares what they print.
differ: setup
	@swift build --product rxdiffer >&2
	@.build/debug/rxdiffer $(or $(PROGRAMS),1000) $(SEED) --shrink $(SHRINK) $(LIMITS)

bench: setup
	@cd Benchmarks && swift run -c release rx-benchmark && swift run -c release signals-benchmark && swift run -c release screens-benchmark \
	  && swift run -c release interpreter-benchmark

# Operations on each of eight threads.
STRESS ?= 1000000

# In release, where a million operations take long enough.
stress: setup
	@swift build -c release --sanitize=thread --scratch-path .build/stress --product rxstress >&2
	@TSAN_OPTIONS="halt_on_error=0 exitcode=66" .build/stress/release/rxstress $(STRESS)

PREFIX ?= /usr/local
ROOT = $(DESTDIR)$(PREFIX)

# These make the program start faster: the Swift library is linked statically, nothing has to be relocated, no symbol is
# exported (the runtime would search forty thousand), metadata of generic types is referenced, not looked up by name, and
# accesses are not checked for overlapping, as the tests do.
EXPORTS = $(CURDIR)/.build/exports
SOONER = -Xlinker -no-pie -Xlinker "--version-script=$(EXPORTS)" \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
  -Xswiftc -enforce-exclusivity=unchecked

# `-Xswiftc -Onone` builds sooner, to try the installation alone.
OPTIMIZATION ?=

# Installs the program, its lessons, the sources that `:doc` reads, shell completions and the man page.
install: export RXLAB_OPTIMIZED_INTERPRETER =
install: setup
	@mkdir -p .build && echo '{ local: *; };' > "$(EXPORTS)"
	@swift build -c release --static-swift-stdlib $(SOONER) $(OPTIMIZATION) --scratch-path .build/install --product rxlab >&2
	@install -D .build/install/release/rxlab "$(ROOT)/bin/rxlab"
	@strip "$(ROOT)/bin/rxlab" 2> /dev/null || true
	@mkdir -p "$(ROOT)/share/rxlab/Rx" "$(ROOT)/share/man/man1" "$(ROOT)/share/zsh/site-functions" \
	  "$(ROOT)/share/bash-completion/completions" "$(ROOT)/share/fish/vendor_completions.d"
	@cp -R Lessons "$(ROOT)/share/rxlab/"
	@cp -R Sources/Rx/. "$(ROOT)/share/rxlab/Rx/"
	@$(MAKE) -s manual PROGRAM="$(ROOT)/bin/rxlab" PARSER=.build/install/checkouts/swift-argument-parser \
	  > "$(ROOT)/share/man/man1/rxlab.1"
	@"$(ROOT)/bin/rxlab" --generate-completion-script bash > "$(ROOT)/share/bash-completion/completions/rxlab"
	@"$(ROOT)/bin/rxlab" --generate-completion-script zsh > "$(ROOT)/share/zsh/site-functions/_rxlab"
	@"$(ROOT)/bin/rxlab" --generate-completion-script fish > "$(ROOT)/share/fish/vendor_completions.d/rxlab.fish"
	@echo "Installed in $(ROOT)" >&2

# Prints the man page: swift-argument-parser has a generator, which asks the program for its help as JSON.
PROGRAM ?= .build/debug/rxlab
PARSER ?= .build/checkouts/swift-argument-parser
DATE = $(shell git log -1 --format=%cs 2> /dev/null || date +%F)

manual:
	@swift build --package-path $(PARSER) --scratch-path .build/manual --product generate-manual >&2
	@.build/manual/debug/generate-manual "$(PROGRAM)" --date $(DATE) --output-directory -

# Looks for what the build needs, and installs libedit's headers where apt can.
setup:
	@for tool in swift git; do \
	  command -v $$tool > /dev/null && continue; \
	  echo "rxlab needs $$tool, which is not on the PATH." >&2; \
	  if [ $$tool = swift ]; then echo "Install Swift 6.2 or newer: https://www.swift.org/install/linux/" >&2; fi; \
	  exit 1; \
	done
	@has_headers() { \
	  [ -e /usr/include/histedit.h ] || echo '#include <histedit.h>' | clang -E - > /dev/null 2>&1; \
	}; \
	has_headers && exit 0; \
	if ! command -v apt-get > /dev/null; then \
	  echo "rxlab needs libedit's headers (histedit.h), and there is no apt-get to install them with." >&2; \
	  echo "Install them with your system's package manager (libedit-dev, libedit-devel), then run make again." >&2; \
	  exit 1; \
	fi; \
	if [ "$$(id -u)" = 0 ]; then as_root=; \
	elif command -v sudo > /dev/null; then \
	  if [ -t 0 ]; then as_root=sudo; else as_root="sudo -n"; fi; \
	else \
	  echo "rxlab needs libedit's headers, and installing them needs root's rights; there is no sudo." >&2; \
	  echo "Ask for: apt-get install libedit-dev" >&2; \
	  exit 1; \
	fi; \
	echo "Installing libedit-dev" >&2; \
	install="$$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends libedit-dev"; \
	said=$$($$install 2>&1 || { $$as_root apt-get update -qq && $$install; } 2>&1); \
	if ! has_headers; then \
	  echo "$$said" >&2; \
	  echo "apt-get could not install libedit-dev; what it said is above." >&2; \
	  exit 1; \
	fi
