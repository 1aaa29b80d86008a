" Vim with ALE: in .vimrc, behind the line that loads ALE.
" An app of several packages is judged whole, as on the command line.
function! StrataRoot(buffer) abort
  for l:mark in ['.strata.yml', '.git', 'Package.swift']
    for l:folder in ale#path#Upwards(expand('#' . a:buffer . ':p:h'))
      if getftype(l:folder . '/' . l:mark) isnot# ''
        return l:folder
      endif
    endfor
  endfor
  return expand('#' . a:buffer . ':p:h')
endfunction

call ale#linter#Define('swift', {
\   'name': 'strata',
\   'lsp': 'stdio',
\   'executable': 'strata',
\   'command': '%e lsp',
\   'project_root': function('StrataRoot'),
\})
