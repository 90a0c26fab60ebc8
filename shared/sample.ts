/** The password that the login page shows while the sample school is the server (DESIGN §8). */
export const samplePassword = 'hanamaru1'
export const samplePassCard = 'sample-pass-card'
