/** The number of topics of 「全ビュー見本」: two of each common view, and one of each other view. */
import { commonViews } from '../../../main/sample-school/content/exercises'
import { viewKeys } from '../../../shared/items/view-keys'

export const showcaseTopics = viewKeys.length + commonViews.length
