/** Types that the text, the columns and the actions of the homework list share. */
import type { EndpointResponse } from '../../../../shared/endpoints/index'

/** One homework of the list. */
export type Homework = EndpointResponse<'my-homework-page-list'>['items'][number]

/** The actions of a teacher on a homework of the list. */
export type ActionName = 'details' | 'edit' | 'redistribute' | 'duplicate' | 'remove'
