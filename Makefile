# What CI runs is `make check`; everything else is a part of it or a convenience.

SWIFT ?= swift
FLAGS = --explicit-target-dependency-import-check error
# The first one needs all that the others do: in one folder it is built once.
APPS = FoodOrdering Users Colleagues Books
CODE = Sources Plugins Tests Benchmarks Package.swift Tools \
  $(foreach app,$(APPS),Examples/$(app)/Sources Examples/$(app)/Tests \
    Examples/$(app)/Package.swift)

.PHONY: help prepare build release test format lint generate manual rule examples check bench stages living instructions corpus \
  agreement conformance created editors actions latency vscode fixes hostile

help: ## say what can be made
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 12

build: ## build everything, tests too
	$(SWIFT) build --build-tests $(FLAGS)

release: ## list texts without a Chinese half, and build the tool as it ships
	Scripts/untranslated.sh
	$(SWIFT) build -c release --product strata

test: ## run all tests
	$(SWIFT) test $(FLAGS)

format: ## format the code in place
	$(SWIFT) format format --in-place --parallel --recursive $(CODE)

lint: ## complain about code that is not formatted
	$(SWIFT) format lint --strict --parallel --recursive $(CODE)

generate: manual ## rewrite the rule catalogue, the facts' version, the report's assets, all pages and the goldens
	Scripts/catalogue.sh > Sources/StrataDomain/Rules/Catalogue/RuleCatalogue.swift
	Scripts/extractor.sh > Sources/StrataData/Cache/ExtractorVersion.swift
	Scripts/assets.sh > Sources/StrataPresentation/Page/Report/PageAssets.swift
	RECORD=1 $(SWIFT) test --filter 'HouseTests|PresentationTests|EndToEndTests'

manual: ## rewrite the manual page
	$(SWIFT) build $(FLAGS) --product strata
	Scripts/manual.sh > .build/strata.1
	mv .build/strata.1 Documentation/Manual/strata.1

rule: ## write a rule's skeleton: make rule id=family.name
	@Scripts/rule.sh $(id)

prepare: ## install or name what the checks need beside Swift
	Scripts/prepare.sh

# The apps share one build folder; a plan that is kept there is another app's.
examples: prepare ## build and test the worked apps, and type-check their SwiftUI views
	set -e; for app in $(APPS); do \
	  rm -f .build/examples/debug.yaml; \
	  $(SWIFT) test --package-path Examples/$$app --scratch-path $(CURDIR)/.build/examples $(FLAGS); \
	  cp .build/examples/debug.yaml .build/examples/$$app.yaml; \
	done
	Scripts/views.sh

check: prepare lint build ## what CI runs: format, build, tests, Strata on its own sources, a small attack, a few created projects, examples
	Scripts/catalogue.sh | diff - Sources/StrataDomain/Rules/Catalogue/RuleCatalogue.swift
	Scripts/extractor.sh | diff - Sources/StrataData/Cache/ExtractorVersion.swift
	Scripts/assets.sh | diff - Sources/StrataPresentation/Page/Report/PageAssets.swift
	Scripts/manual.sh | diff - Documentation/Manual/strata.1
	$(SWIFT) test --skip-build
	$(SWIFT) package strata --configuration debug check Sources --strict --info
	! $(SWIFT) package strata --configuration debug check Examples/Tangled > /dev/null 2>&1
	python3 Tools/Hostile/hostile.py .build/debug/strata --quick --slow 5
	Scripts/created.sh .build/debug/strata
	Scripts/fulldisk.sh .build/debug/strata
	$(MAKE) examples

created: ## once a week: create projects of every kind, build, test, check and break them: takes an hour or two
	$(SWIFT) build --product strata
	Scripts/created.sh .build/debug/strata --all --mutants
	python3 Tools/Conformance/added.py .build/debug/strata

stages: ## where the time of a check goes: make stages CORPUS=dir [NAMES='one two']
	@test -n "$(CORPUS)" || { echo "usage: make stages CORPUS=dir [NAMES='one two']" >&2; exit 2; }
	$(SWIFT) build -c release --product strata-bench
	.build/release/strata-bench --stages $(CORPUS) $(NAMES)

living: ## where the time of an edit goes: make living CORPUS=dir [NAMES='one two']
	@test -n "$(CORPUS)" || { echo "usage: make living CORPUS=dir [NAMES='one two']" >&2; exit 2; }
	$(SWIFT) build -c release --product strata-bench
	.build/release/strata-bench --living $(CORPUS) $(NAMES)

bench: ## compare with parsing and with git: make bench CORPUS=dir [NAMES='one two']
	@test -n "$(CORPUS)" || { echo "usage: make bench CORPUS=dir [NAMES='one two']" >&2; exit 2; }
	$(SWIFT) build -c release --product strata
	$(SWIFT) build -c release --product strata-bench
	.build/release/strata-bench .build/release/strata $(CORPUS) $(NAMES)

instructions: ## count instructions on the example: make instructions [RECORD=1]
	$(SWIFT) build -c release --product strata
	$(SWIFT) build -c release --product strata-bench
	Scripts/instructions.sh .build/release/strata .build/release/strata-bench

corpus: ## run on many real apps: make corpus CORPUS=dir [LABELS=file] [FINDINGS=dir]
	@test -n "$(CORPUS)" || { echo "usage: make corpus CORPUS=dir [LABELS=file] [FINDINGS=dir]" >&2; exit 2; }
	$(SWIFT) build -c release --product strata
	Scripts/corpus.sh .build/release/strata $(CORPUS)
	Scripts/findings.py .build/release/strata $(CORPUS)
ifdef LABELS
	Scripts/calibration.py .build/release/strata $(CORPUS) $(LABELS)
else
	@echo "For right layers an app and a calibration table, add LABELS=file: app, path, layer a line."
endif
ifdef FINDINGS
	Scripts/precision.py .build/release/strata $(CORPUS) $(FINDINGS) > Documentation/Precision.md
	@echo "Documentation/Precision.md is rewritten."
else
	@echo "For Documentation/Precision.md add FINDINGS=dir, with the findings people made by hand."
endif

agreement: ## compare our names with the compiler's: make agreement PACKAGE=dir [ALL=--all]
	@test -n "$(PACKAGE)" || { echo "usage: make agreement PACKAGE=dir [ALL=--all]" >&2; exit 2; }
	$(SWIFT) build --package-path $(PACKAGE)
	$(SWIFT) build --product strata-agreement
	.build/debug/strata-agreement $(PACKAGE) $(ALL)

conformance: ## let real clients and agents ask strata mcp and hook, with a Python environment of their own
	$(SWIFT) build --product strata
	python3 -m venv .build/conformance
	.build/conformance/bin/pip install --quiet 'mcp>=2.3,<3' 'fastmcp>=4.1,<5' jsonschema \
	  pydantic-ai-slim skills-ref
	rm -rf .build/conformance/project && cp -R Examples/Tangled .build/conformance/project
	.build/conformance/bin/python Tools/Conformance/conformance.py \
	  $(CURDIR)/.build/debug/strata $(CURDIR)/.build/conformance/project
	.build/conformance/bin/python Tools/Conformance/agentloop.py .build/debug/strata Examples/Tangled
	.build/conformance/bin/python Tools/Conformance/hooks.py .build/debug/strata Examples/Tangled \
	  $(if $(CODEX),--codex $(CODEX))
	.build/debug/strata skill --out .build/conformance/skills > /dev/null
	.build/conformance/bin/agentskills validate .build/conformance/skills/strata-architecture

editors: ## let real editors and a second client of the protocol work with strata lsp
	$(SWIFT) build --product strata
	mkdir -p .build/editors
	Scripts/editors.sh $(CURDIR)/.build/debug/strata $(CURDIR)/.build/editors

vscode: ## try and package the extension for Visual Studio Code: make vscode [MODULES=node_modules]
	$(SWIFT) build --product strata
	node --check Editors/VSCode/extension.js
	node Tools/Conformance/vscode.js Editors/VSCode/extension.js .build/debug/strata
	python3 Editors/VSCode/package.py --out .build/vscode $(if $(MODULES),--modules $(MODULES))

actions: ## do what editors are offered, on copies of apps: make actions CORPUS=dir
	@test -n "$(CORPUS)" || { echo "usage: make actions CORPUS=dir" >&2; exit 2; }
	$(SWIFT) build --product strata
	python3 Tools/Conformance/actions.py .build/debug/strata --accept $(CORPUS)/*

latency: ## how long agents and editors wait: make latency PROJECTS='dir dir' [STRATA=program]
	@test -n "$(PROJECTS)" || { echo "usage: make latency PROJECTS='dir dir'" >&2; exit 2; }
	$(if $(STRATA),,$(SWIFT) build -c release --product strata)
	python3 Tools/Conformance/latency.py $(or $(STRATA),.build/release/strata) $(PROJECTS)

FIXED = Documentation/Audits/fixes.tsv
fixes: ## plant faults in code that builds, fix them, build again; then fix and compile copies of projects: make fixes [CORPUS=dir]
	$(SWIFT) build --product strata
	python3 Tools/Conformance/planted.py .build/debug/strata .build/fixes $(FIXED)
	python3 Tools/Conformance/planted_choices.py .build/debug/strata .build/choices 45 $(FIXED)
	$(if $(CORPUS),python3 Tools/Conformance/compiled.py .build/debug/strata $(CORPUS)/* --table $(FIXED) \
	  --code "$(notdir $(abspath $(CORPUS)))")
	$(if $(CORPUS),python3 Tools/Conformance/fixes.py .build/debug/strata $(CORPUS)/*)

hostile: release ## attack the built tool with hostile input: make hostile [SEED=n]
	python3 Tools/Hostile/hostile.py .build/release/strata --mutants 20000 --seed $(or $(SEED),1)
