/** The id of the tray, which the header's button controls. */
export const trayId = 'hm-downloads'
