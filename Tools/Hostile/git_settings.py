"""Every setting of git that can name a program, and every attribute that leads to one.

From git's own documentation (`git help --config`, git-config(1), gitattributes(5)). `{}` is where
the program goes; a setting of several lines has what makes git look at it.
"""

_ALWAYS = ["log.showSignature=true"]

# By the name of the case: lines `key=value` for `git config`.
PROGRAMS = {
    "core.fsmonitor": ["core.fsmonitor={}"],
    "core.fsmonitor, version 1": ["core.fsmonitor={}", "core.fsmonitorHookVersion=1"],
    "core.pager": ["core.pager={}"],
    "core.editor": ["core.editor={}"],
    "core.askPass": ["core.askPass={}"],
    "core.sshCommand": ["core.sshCommand={}", "remote.origin.url=ssh://x.invalid/x"],
    "core.gitProxy": ["core.gitProxy={}", "remote.origin.url=git://x.invalid/x"],
    "core.alternateRefsCommand": ["core.alternateRefsCommand={}"],
    "gpg.program": ["gpg.program={}", *_ALWAYS],
    "gpg.openpgp.program": ["gpg.openpgp.program={}", *_ALWAYS],
    "gpg.x509.program": ["gpg.x509.program={}", "gpg.format=x509", *_ALWAYS],
    "gpg.ssh.program": [
        "gpg.ssh.program={}",
        "gpg.format=ssh",
        "gpg.ssh.allowedSignersFile=/dev/null",
        *_ALWAYS,
    ],
    "gpg.ssh.defaultKeyCommand": ["gpg.ssh.defaultKeyCommand={}", "gpg.format=ssh", *_ALWAYS],
    "gpg.program by a format": ["gpg.program={}", "format.pretty=%G? %GS", *_ALWAYS],
    "merge.verifySignatures": ["merge.verifySignatures=true", "gpg.program={}"],
    "diff.external": ["diff.external={}"],
    "diff.external, trusted": ["diff.external={}", "diff.trustExitCode=true"],
    "diff.d.command": ["diff.d.command={}"],
    "diff.d.textconv": ["diff.d.textconv={}", "diff.d.cachetextconv=true"],
    "diff.tool": [
        "diff.tool=t",
        "difftool.t.cmd={}",
        "difftool.t.path={}",
        "difftool.prompt=false",
    ],
    "diff.guitool": ["diff.guitool=t", "difftool.t.cmd={}"],
    "merge.d.driver": ["merge.d.driver={}", "merge.default=d"],
    "merge.tool": ["merge.tool=t", "mergetool.t.cmd={}", "mergetool.t.path={}"],
    "credential.helper": ["credential.helper=!{}", "remote.origin.url=https://x.invalid/x"],
    "credential.url.helper": ["credential.https://x.invalid.helper={}"],
    "sequence.editor": ["sequence.editor={}"],
    "interactive.diffFilter": ["interactive.diffFilter={}"],
    "pagers": [
        f"pager.{name}={{}}"
        for name in (
            "log",
            "diff",
            "config",
            "tag",
            "branch",
            "ls-files",
            "ls-tree",
            "cat-file",
            "rev-parse",
            "rev-list",
            "for-each-ref",
            "merge-base",
            "update-index",
            "status",
            "show",
            "grep",
        )
    ],
    "aliases": [
        f"alias.{name}=!{{}}"
        for name in (
            "log",
            "diff",
            "config",
            "tag",
            "ls-files",
            "ls-tree",
            "cat-file",
            "rev-parse",
            "rev-list",
            "for-each-ref",
            "merge-base",
            "status",
        )
    ],
    "url.insteadOf": [
        "url.ext::{}.insteadOf=https://x.invalid/",
        "protocol.ext.allow=always",
        "remote.origin.url=https://x.invalid/x",
    ],
    "url.pushInsteadOf": [
        "url.ext::{}.pushInsteadOf=https://x.invalid/",
        "protocol.allow=always",
        "remote.origin.url=https://x.invalid/x",
    ],
    "remote.uploadpack": [
        "remote.origin.url=/",
        "remote.origin.uploadpack={}",
        "remote.origin.receivepack={}",
    ],
    "remote.vcs": [
        "remote.origin.vcs=ext",
        "remote.origin.url=ext::{}",
        "protocol.ext.allow=always",
    ],
    "remote.proxy": ["remote.origin.proxy={}", "http.proxy={}", "http.sslKey={}"],
    "partial clone": [
        "core.repositoryFormatVersion=1",
        "extensions.partialClone=origin",
        "remote.origin.promisor=true",
        "remote.origin.partialclonefilter=blob:none",
        "remote.origin.url=ext::{} %S",
        "remote.origin.uploadpack={}",
        "protocol.ext.allow=always",
    ],
    "partial clone over ssh": [
        "core.repositoryFormatVersion=1",
        "extensions.partialClone=origin",
        "remote.origin.promisor=true",
        "remote.origin.url=x@x.invalid:x",
        "core.sshCommand={}",
        "ssh.variant=simple",
    ],
    "partial clone from a folder": [
        "core.repositoryFormatVersion=1",
        "extensions.partialClone=origin",
        "remote.origin.promisor=true",
        "remote.origin.url=.",
        "remote.origin.uploadpack={}",
    ],
    "uploadpack.packObjectsHook": ["uploadpack.packObjectsHook={}"],
    "receive.procReceiveRefs": ["receive.procReceiveRefs=refs", "receive.autogc=true"],
    "trailers": ["trailer.t.command={}", "trailer.t.cmd={}", "trailer.t.key=Signed"],
    "man and browsers": [
        "man.viewer=t",
        "man.t.cmd={}",
        "man.t.path={}",
        "web.browser=t",
        "browser.t.cmd={}",
        "browser.t.path={}",
        "help.browser=t",
        "help.format=web",
    ],
    "submodule.update": [
        "submodule.Kit.update=!{}",
        "submodule.Kit.url=./x",
        "submodule.recurse=true",
        "submodule.Kit.active=true",
        "status.submoduleSummary=true",
        "diff.submodule=log",
        "fetch.recurseSubmodules=true",
    ],
    "gui and mail": [
        "guitool.t.cmd={}",
        "sendemail.toCmd={}",
        "sendemail.ccCmd={}",
        "sendemail.smtpServer={}",
        "imap.tunnel={}",
        "instaweb.httpd={}",
        "gitcvs.dbDriver={}",
        "tar.t.command={}",
        "sendemail.headerCmd={}",
    ],
    "hooks by settings": [
        "hook.mark.command={}",
        "hook.mark.event=post-index-change",
        "hook.more.command={}",
        "hook.more.event=pre-auto-gc",
    ],
    "housekeeping": [
        "gc.auto=1",
        "gc.autoDetach=false",
        "gc.recentObjectsHook={}",
        "maintenance.auto=true",
        "maintenance.commit-graph.auto=1",
        "fetch.writeCommitGraph=true",
        "gc.writeCommitGraph=true",
    ],
    "traces": ["trace2.normalTarget={}", "trace2.eventTarget={}", "trace2.perfTarget={}"],
    "columns and colours": [
        "column.ui=always",
        "color.ui=always",
        "color.pager=true",
        "core.pager={}",
        "color.diff.meta=red",
        "format.pretty=oneline",
        "log.decorate=full",
        "log.date=format:%n::error::",
        "log.follow=true",
        "log.showRoot=false",
    ],
    "lists": [
        "core.untrackedCache=true",
        "core.splitIndex=true",
        "core.fsmonitor={}",
        "index.threads=9",
        "feature.manyFiles=true",
        "core.preloadIndex=true",
    ],
    "autocorrection": ["help.autoCorrect=immediate", "core.pager={}"],
}

# Names of filters; whatever they are called, none may run.
DRIVERS = [
    "plain",
    "a=b",
    "a.b",
    "a b",
    "a\tb",
    '"quoted"',
    "back\\slash",
    "größe",
    "",
    "=",
    ".",
    "a.clean",
    "A",
    "clean=x",
    "-c",
    "$(x)",
    "'",
    "#",
    ";",
    "]",
    "[x]",
    "x" * 1000,
    "*",
    "\u202ex",
    "a=b.clean=c",
]

# The hooks of git, of every kind; `core.hooksPath` may lead to them too.
HOOKS = (
    "applypatch-msg pre-applypatch post-applypatch pre-commit pre-merge-commit prepare-commit-msg "
    "commit-msg post-commit pre-rebase post-checkout post-merge pre-push pre-receive update "
    "proc-receive post-receive post-update reference-transaction push-to-checkout pre-auto-gc "
    "post-rewrite sendemail-validate fsmonitor-watchman p4-changelist p4-prepare-changelist "
    "p4-post-changelist p4-pre-submit post-index-change"
).split()


def lines(name, program):
    """The lines of a case, with its program."""
    return [line.replace("{}", program) for line in PROGRAMS[name]]


def quoted(name):
    """A driver's name as a section of a settings file has it."""
    return name.replace("\\", "\\\\").replace('"', '\\"')


def filter_section(name, program, kinds=("clean", "smudge", "process")):
    """The section of a filter whose every program is one."""
    programs = "".join(f'\t{kind} = "{program} {kind}"\n' for kind in kinds)
    return f'[filter "{quoted(name)}"]\n{programs}\trequired = true\n'
