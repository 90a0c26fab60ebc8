/** Whether the screen moves less, because the system or the preferences of this PC ask for it. */
export const prefersReducedMotion = (): boolean =>
  document.documentElement.dataset.motion === 'less' || window.matchMedia('(prefers-reduced-motion: reduce)').matches
