/** The result views, as a screen uses them. */
export { ResultView } from './ResultView'
export { viewName } from './view-name'
