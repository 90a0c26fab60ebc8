import { isViewKey } from '../../shared/items/view-keys'
import { resultText } from './text'

/** The Japanese name of the exercise type of a view key; undefined for an unknown key. */
export const viewName = (key: string): string | undefined => (isViewKey(key) ? resultText.views[key] : undefined)
