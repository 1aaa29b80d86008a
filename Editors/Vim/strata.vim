" Vim with ALE: in .vimrc, behind the line that loads ALE.
call ale#linter#Define('swift', {
\   'name': 'strata',
\   'lsp': 'stdio',
\   'executable': 'strata',
\   'command': '%e lsp',
\   'project_root': {buffer -> fnamemodify(ale#path#FindNearestFile(buffer, 'Package.swift'), ':h')},
\})
