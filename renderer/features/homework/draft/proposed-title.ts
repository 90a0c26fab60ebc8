/** The title that is proposed from the contents until the teacher writes one. */
import { limits } from '../../../../shared/domain/limits'
import { cutText, forbiddenInTitle, hasControl, hasEmoji } from '../../../../shared/domain/text-rules'
import type { Content } from './assign-draft'

/** Replaces characters that a title must not contain by a space. */
const withoutForbidden = (title: string): string =>
  [...title.normalize('NFC')]
    .map(character =>
      forbiddenInTitle.test(character) || hasControl(character) || hasEmoji(character) ? ' ' : character,
    )
    .join('')
    .replace(/\s+/g, ' ')
    .trim()

/** The title of the first content, plus a note if there are more. */
export function proposedTitle(
  contents: readonly Pick<Content, 'resource_title'>[],
  moreText: (others: number) => string,
): string {
  const [first] = contents
  if (!first) return ''
  const suffix = contents.length > 1 ? moreText(contents.length - 1) : ''
  return cutText(withoutForbidden(first.resource_title), limits.homeworkTitle - [...suffix].length) + suffix
}
