" Vim with ALE: in .vimrc, behind the line that loads ALE.
function! StrataRoot(buffer) abort
  for l:folder in ale#path#Upwards(expand('#' . a:buffer . ':p:h'))
    for l:mark in ['.strata.yml', 'Package.swift', '.git']
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
