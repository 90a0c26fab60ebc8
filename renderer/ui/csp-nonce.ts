/** The CSP nonce that the host wrote into the page for this load (DESIGN §10). */
export const pageNonce = (): string => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
