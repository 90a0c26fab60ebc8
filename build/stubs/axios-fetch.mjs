/** Replaces the `fetch` adapter of axios (build/lean-axios.mjs): there is none. */
export const getFetch = () => false
