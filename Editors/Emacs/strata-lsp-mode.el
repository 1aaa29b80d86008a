;; Emacs with lsp-mode, beside sourcekit-lsp.
(require 'lsp-mode)
(add-to-list 'lsp-language-id-configuration '(swift-mode . "swift"))
(lsp-register-client
 (make-lsp-client :new-connection (lsp-stdio-connection '("strata" "lsp"))
                  :activation-fn (lsp-activate-on "swift")
                  :add-on? t
                  :server-id 'strata))
(add-hook 'swift-mode-hook #'lsp)
