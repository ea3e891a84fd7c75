const LAYOUT: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  inset: '0',
  zIndex: '2147483647',
  overflow: 'auto',
  margin: '0',
  padding: '2rem',
  background: '#1c1b1a',
  color: '#f3efe8',
  font: '0.875rem/1.5 ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
};

/** Development only: shows what the compiler says above the page. Escape closes it until the next report. */
export class ErrorOverlay {
  readonly #host = document.createElement('div');
  /** By the part's name. */
  readonly #errors = new Map<string, string>();
  readonly #text = document.createElement('div');

  constructor() {
    // Styles by property: the policy of the page refuses a style element.
    Object.assign(this.#text.style, LAYOUT);
    this.#text.setAttribute('role', 'alert');
    this.#host.attachShadow({ mode: 'open' }).append(this.#text);
    window.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.#host.remove();
    });
  }

  /** @param error null removes what the part's build said before. */
  report(part: string, error: string | null): void {
    if (error === null) {
      if (!this.#errors.delete(part)) return;
    } else this.#errors.set(part, error);
    this.#text.textContent = [...this.#errors].map(([name, text]) => `${name}\n\n${text}`).join('\n\n');
    if (this.#errors.size > 0) document.body.append(this.#host);
    else this.#host.remove();
  }
}
