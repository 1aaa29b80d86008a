;; Emacs with lsp-mode: the settings of the guide, as they are.
;; SETTINGS=… PROJECT=… emacs --batch -f package-activate-all -l lsp-mode.el
(require 'lsp-mode)
(require 'lsp-diagnostics)
(define-derived-mode swift-mode prog-mode "Swift")
(add-to-list 'auto-mode-alist '("\\.swift\\'" . swift-mode))
(setq lsp-auto-guess-root t lsp-guess-root-without-session t lsp-restart 'ignore
      lsp-session-file (make-temp-file "lsp-session") lsp-idle-delay 0.05 lsp-debounce-full-sync-notifications nil
      lsp-enable-file-watchers nil lsp-diagnostics-provider :none lsp-headerline-breadcrumb-enable nil
      lsp-modeline-code-actions-enable nil lsp-modeline-diagnostics-enable nil
      enable-local-variables nil)
(load (concat (getenv "SETTINGS") "/Emacs/strata-lsp-mode.el"))

(defun strata-found ()
  (gethash (lsp--fix-path-casing (buffer-file-name)) (lsp-diagnostics)))

(defun strata-await (what condition)
  (let ((end (+ (float-time) 30)))
    (while (and (not (funcall condition)) (< (float-time) end))
      (accept-process-output nil 0.05))
    (if (funcall condition) (message "right: %s" what)
      (message "WRONG: %s: %S" what (strata-found))
      (kill-emacs 1))))

(find-file (concat (getenv "PROJECT") "/Sources/Tangled/Domain/Entities/Cart.swift"))
(unless (bound-and-true-p lsp-mode) (lsp))
(strata-await "the server is attached"
              (lambda () (and (lsp-workspaces)
                              (eq 'initialized (lsp--workspace-status (car (lsp-workspaces)))))))
(goto-char (point-min))
(insert "import UIKit\n")
(strata-await "the finding is shown" (lambda () (= 1 (length (strata-found)))))
(goto-char (point-min))
(delete-region (point) (line-beginning-position 2))
(strata-await "the fix is seen" (lambda () (= 0 (length (strata-found)))))
(goto-char (point-min))
(insert "// 😀\nimport UIKit\n")
(strata-await "the finding is back" (lambda () (= 1 (length (strata-found)))))
(goto-char (point-min))
(forward-line 1)
(let ((action (car (append (lsp-code-actions-at-point) nil))))
  (message "action: %s" (lsp:code-action-title action))
  (lsp-execute-code-action action))
(strata-await "the action removes the finding" (lambda () (= 0 (length (strata-found)))))
(set-buffer-modified-p nil)
(lsp-workspace-shutdown (car (lsp-workspaces)))
(kill-emacs 0)
