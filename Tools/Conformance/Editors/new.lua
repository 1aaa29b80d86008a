-- Neovim 0.11 and later: the settings of the guide, as they are.
-- SETTINGS=… nvim --headless --clean -l new.lua PROJECT OTHER
local project, other = _G.arg[1], _G.arg[2]
vim.cmd.cd(project)
vim.lsp.config.strata = dofile(vim.env.SETTINGS .. '/Neovim/strata.lua')
vim.lsp.enable('strata')
local file = project .. '/Sources/Tangled/Domain/Entities/Cart.swift'
vim.cmd.edit(file)
vim.bo.filetype = 'swift'

local function codes()
  return vim.tbl_map(function(item) return item.code end, vim.diagnostic.get(0))
end

local function await(what, condition)
  if vim.wait(30000, condition, 20) then
    print('right: ' .. what)
  else
    print('WRONG: ' .. what .. ': ' .. vim.inspect(vim.diagnostic.get(0)))
    vim.cmd.cquit()
  end
end

await('the server is attached', function() return #vim.lsp.get_clients({ bufnr = 0 }) == 1 end)
local client = vim.lsp.get_clients({ bufnr = 0 })[1]
vim.api.nvim_buf_set_lines(0, 0, 0, false, { 'import UIKit' })
await('the finding is shown', function() return codes()[1] == 'dependency.framework-in-domain' end)
vim.api.nvim_buf_set_lines(0, 0, 1, false, {})
await('the fix is seen', function() return #codes() == 0 end)
vim.api.nvim_buf_set_lines(0, 0, 0, false, { '// 😀', 'import UIKit' })
await('the finding is back', function() return #codes() == 1 end)
local item = vim.diagnostic.get(0)[1]
local place = { line = item.lnum, character = 0 }
local answer = client:request_sync('textDocument/codeAction', {
  textDocument = vim.lsp.util.make_text_document_params(0),
  range = { start = place, ['end'] = place },
  context = { diagnostics = { item.user_data.lsp } },
}, 30000, 0)
local action = answer.result[1]
print('action: ' .. action.title)
vim.lsp.util.apply_workspace_edit(action.edit, client.offset_encoding)
await('the action removes the finding', function() return #codes() == 0 end)
local hover = client:request_sync('textDocument/hover', {
  textDocument = vim.lsp.util.make_text_document_params(0), position = { line = 0, character = 0 },
}, 30000, 0)
print('hover: ' .. hover.result.contents.value:gsub('\n.*', ''))

-- A file with line ends of Windows, and a line separator of Unicode that ends no line.
local odd = project .. '/Sources/Tangled/Domain/Entities/Odd.swift'
vim.fn.writefile({ '/* \226\128\168 */\r', 'struct Odd { let a = "😀é"; let b: DishDTO }\r', '' }, odd, 'b')
vim.cmd.edit(odd)
vim.bo.filetype = 'swift'
local function dto()
  for _, item in ipairs(vim.diagnostic.get(0)) do
    if item.message:find('DishDTO', 1, true) then return item end
  end
end
await('the finding is shown in a file of Windows', function() return dto() ~= nil end)
local found = dto()
local line = vim.api.nvim_buf_get_lines(0, found.lnum, found.lnum + 1, false)[1]
local named = line:sub(found.col + 1, found.end_col)
await('it is where the name is', function() return named == 'DishDTO' end)

-- Another branch: files change on the disk, and Neovim watches none of them on Linux.
local dish = project .. '/Sources/Tangled/Data/DTO/DishDTO.swift'
vim.fn.rename(dish, project .. '/Sources/Tangled/Domain/Entities/DishDTO.swift')
await('a file that moves on the disk is seen', function()
  local now = dto()
  return not now or now.message ~= found.message
end)
vim.fn.rename(project .. '/Sources/Tangled/Domain/Entities/DishDTO.swift', dish)
await('and so is its way back', function()
  local now = dto()
  return now and now.message == found.message
end)
vim.fn.delete(odd)

-- A package in the project is judged with the whole of it.
local nested = project .. '/Modules/Tips/Sources/Tips/Tip.swift'
vim.fn.mkdir(vim.fs.dirname(nested), 'p')
vim.fn.writefile({ '// swift-tools-version: 6.0' }, project .. '/Modules/Tips/Package.swift')
vim.fn.writefile({ 'struct Tip {}' }, nested)
vim.cmd.edit(nested)
vim.bo.filetype = 'swift'
await('a package in the project has the same root', function()
  local attached = vim.lsp.get_clients({ bufnr = 0 })[1]
  return attached and attached.root_dir == project
end)
vim.fn.delete(project .. '/Modules', 'rf')

-- A second root, with a finding of its own.
vim.cmd.edit(other .. '/Sources/Tangled/Domain/Entities/Cart.swift')
vim.bo.filetype = 'swift'
await('the server is attached to a second project', function()
  return #vim.lsp.get_clients({ bufnr = 0 }) == 1
end)
vim.api.nvim_buf_set_lines(0, 0, 0, false, { 'import UIKit' })
await('its finding is shown', function() return codes()[1] == 'dependency.framework-in-domain' end)
for _, each in ipairs(vim.lsp.get_clients()) do each:stop() end
vim.wait(5000, function() return #vim.lsp.get_clients() == 0 end, 20)
vim.cmd('qall!')
