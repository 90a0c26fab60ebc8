/** The result views, as a screen uses them. */
export { ResultView } from './ResultView'
