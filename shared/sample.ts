/** What the login page prints while the sample school is the server (DESIGN §8). */
export const samplePassword = 'hanamaru1'
export const samplePassCard = 'sample-pass-card'
