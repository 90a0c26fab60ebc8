import type { ResultContent } from '../../content/types'
import { LabelledText } from '../../parts/LearningAids'
import { resultText } from '../../text'
import { useResultContext } from '../../use-result-context'
import type { ViewDefinition, ViewProps } from '../../view-types'
import styles from './CourseLevel.module.css'

/** A resource shown by itself has its level in the head of the page. */
const isShownAlone = ({ entries }: ResultContent): boolean =>
  entries.every(entry => entry.broken || entry.item.outcome.state === 'preview')

/** Which level of the course an exercise is of, and what it trains. */
function CourseLevel({ content }: ViewProps) {
  const { resource_level, resource_content: about } = useResultContext().paper.resource
  const level = isShownAlone(content) ? undefined : resource_level
  if (level === undefined && about === undefined) return null
  return (
    <div className={styles.course}>
      <LabelledText word={resultText.level} text={level} />
      <LabelledText word={resultText.courseContent} text={about} />
    </div>
  )
}

/** A view of the skill-up course: the level stands above its items (SPEC §2). */
export const withCourseLevel = (View: ViewDefinition['View']) => (props: ViewProps) => (
  <>
    <CourseLevel {...props} />
    <View {...props} />
  </>
)
