import { limits } from '../../../shared/domain/limits'
import { isWriting } from '../../../shared/domain/view-families'
import { useSubmissions } from '../../features/homework/queue/use-submissions'
import { ReviewQueue } from './ReviewQueue'

/**
 * 添削: all submitted writing without a comment, one after the other (`/homework/writing/review`). The submissions are
 * read here, and not in the queue, so that a step does not collect them again.
 */
export const WritingReview = () => <ReviewQueue {...useSubmissions(isWriting, limits.reviewDays)} />
