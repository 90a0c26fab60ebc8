/**
 * The folders of the unit and component tests, as `npm run unit` names them: all but those of brute force
 * (tests/endurance) and those that start a compiler (tests/layers).
 */
export const quickTests = ['main', 'preload', 'shared', 'build', 'renderer'].map(folder => `tests/${folder}`)
