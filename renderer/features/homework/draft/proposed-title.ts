/** The title that is proposed while the teacher has written none: it follows the contents. */
import { limits } from '../../../../shared/domain/limits'
import { cutText, forbiddenInTitle, hasControl, hasEmoji } from '../../../../shared/domain/text-rules'
import type { Content } from './assign-draft'

/** What a title must not hold, as a blank. */
const allowed = (title: string): string =>
  [...title.normalize('NFC')]
    .map(sign => (forbiddenInTitle.test(sign) || hasControl(sign) || hasEmoji(sign) ? ' ' : sign))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

/** Of one content its own title; of several the first's, and what says that there are more. */
export function proposedTitle(
  contents: readonly Pick<Content, 'resource_title'>[],
  more: (others: number) => string,
): string {
  const [first] = contents
  if (!first) return ''
  const tail = contents.length > 1 ? more(contents.length - 1) : ''
  return cutText(allowed(first.resource_title), limits.homeworkTitle - [...tail].length) + tail
}
