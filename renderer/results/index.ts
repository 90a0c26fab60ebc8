/** The result views, as a screen uses them. */
export { readAhead } from './answered'
export { ResultView } from './ResultView'
export { viewName } from './view-name'
