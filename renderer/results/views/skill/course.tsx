import type { ResultContent } from '../../content/types'
import { Note } from '../../parts/LearningAids'
import { useSetting } from '../../setting'
import { resultText } from '../../text'
import type { ViewProps, ViewRow } from '../../view'
import styles from './Course.module.css'

/** A resource shown by itself has its level in the head of the page. */
const isShownAlone = ({ entries }: ResultContent): boolean =>
  entries.every(entry => entry.broken || entry.item.outcome.state === 'preview')

/** Which level of the course an exercise is of, and what it trains. */
function Course({ content }: ViewProps) {
  const { resource_level, resource_content: about } = useSetting().paper.resource
  const level = isShownAlone(content) ? undefined : resource_level
  if (level === undefined && about === undefined) return null
  return (
    <div className={styles.course}>
      <Note word={resultText.level} text={level} />
      <Note word={resultText.about} text={about} />
    </div>
  )
}

/** A view of the skill-up course: the level stands above its items (SPEC §2). */
export const ofCourse = (View: ViewRow['View']) => (props: ViewProps) => (
  <>
    <Course {...props} />
    <View {...props} />
  </>
)
