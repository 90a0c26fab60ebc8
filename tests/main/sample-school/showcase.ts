/** How many topics 「全ビュー見本」 has: two of each view of every day, and one of each other. */
import { everyday } from '../../../main/sample-school/content/exercises'
import { viewKeys } from '../../../shared/items/view-keys'

export const showcaseTopics = viewKeys.length + everyday.length
