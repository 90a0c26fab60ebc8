/** What the header's button shows and hides. */
export const trayId = 'hm-downloads'
