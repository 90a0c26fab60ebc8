import type { ResultContent } from '../../content/types'
import { LabelledText } from '../../parts/LearningAids'
import { resultText } from '../../text'
import { useResultContext } from '../../use-result-context'
import type { ViewDefinition, ViewProps } from '../../view-types'
import classes from './CourseLevel.module.css'

/** For a resource without answers, the page header shows the level. */
const isShownAlone = ({ entries }: ResultContent): boolean =>
  entries.every(entry => entry.broken || entry.item.outcome.state === 'preview')

/** The level of the exercise in the course, and its subject. */
function CourseLevel({ content }: ViewProps) {
  const { resource_level, resource_content: about } = useResultContext().paper.resource
  const level = isShownAlone(content) ? undefined : resource_level
  if (level === undefined && about === undefined) return null
  return (
    <div className={classes.course}>
      <LabelledText word={resultText.level} text={level} />
      <LabelledText word={resultText.courseContent} text={about} />
    </div>
  )
}

/** Wraps a view of the skill-up course: the level is shown above the items (SPEC §2). */
export const withCourseLevel = (View: ViewDefinition['View']) => (props: ViewProps) => (
  <>
    <CourseLevel {...props} />
    <View {...props} />
  </>
)
