import { isViewKey } from '../../shared/items/view-keys'
import { resultText } from './text'

/** What teachers call the kind of exercise that a view shows; undefined for a key without a view. */
export const viewName = (key: string): string | undefined => (isViewKey(key) ? resultText.views[key] : undefined)
