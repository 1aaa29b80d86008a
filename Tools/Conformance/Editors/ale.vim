" Vim with ALE: the settings of the guide, as they are.
" SETTINGS=… PROJECT=… vim -N -u NONE --not-a-term -S ale.vim
set nocompatible rtp^=/usr/share/vim-ale hidden noswapfile
let g:ale_lint_delay = 50
let g:ale_linters = {'swift': ['strata']}
let g:ale_disable_lsp = 0
filetype on
source /usr/share/vim-ale/plugin/ale.vim
execute 'source' fnameescape($SETTINGS . '/Vim/strata.vim')

function! Say(text) abort
  call writefile([a:text], $SAID, 'a')
endfunction

function! Await(what, count) abort
  let l:end = reltimefloat(reltime()) + 30
  while reltimefloat(reltime()) < l:end
    if len(ale#engine#GetLoclist(bufnr(''))) == a:count
      call Say('right: ' . a:what)
      return
    endif
    sleep 50m
  endwhile
  call Say('WRONG: ' . a:what . ': ' . string(ale#engine#GetLoclist(bufnr(''))))
  cquit!
endfunction

execute 'edit' fnameescape($PROJECT . '/Sources/Tangled/Domain/Entities/Cart.swift')
set filetype=swift
call append(0, 'import UIKit')
ALELint
call Await('the finding is shown', 1)
1delete _
ALELint
call Await('the fix is seen', 0)
call append(0, ['// 😀', 'import UIKit'])
ALELint
call Await('the finding is back', 1)
call cursor(2, 1)
function! Choose(data, items) abort
  let l:action = a:items[0][1]
  call Say('action: ' . l:action.title)
  call ale#codefix#ApplyLSPCodeAction(a:data, l:action)
  ALELint
endfunction
call ale#codefix#Execute(0, function('Choose'))
call Await('the action removes the finding', 0)
call mkdir($PROJECT . '/Modules/Tips/Sources/Tips', 'p')
call writefile(['// swift-tools-version: 6.0'], $PROJECT . '/Modules/Tips/Package.swift')
execute 'edit!' fnameescape($PROJECT . '/Modules/Tips/Sources/Tips/Tip.swift')
let s:same = StrataRoot(bufnr('')) is# $PROJECT
call Say((s:same ? 'right' : 'WRONG') . ': a package in the project has the same root')
call delete($PROJECT . '/Modules', 'rf')
qall!
