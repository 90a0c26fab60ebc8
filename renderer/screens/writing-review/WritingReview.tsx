import { ReviewQueue } from './ReviewQueue'
import { useReviewItems } from './use-review-items'

/**
 * 添削: all submitted writing without a comment, one after the other (`/homework/writing/review`). The submissions are
 * read here, and not in the queue, so that a step does not collect them again.
 */
export const WritingReview = () => <ReviewQueue {...useReviewItems()} />
