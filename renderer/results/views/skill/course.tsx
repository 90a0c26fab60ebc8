import { Note } from '../../parts/Aids'
import { useSetting } from '../../setting'
import { resultText } from '../../text'
import type { ViewProps, ViewRow } from '../../view'
import styles from './Course.module.css'

/** Which level of the course an exercise is of, and what it trains. */
function Course() {
  const { resource_level: level, resource_content: about } = useSetting().paper.resource
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
    <Course />
    <View {...props} />
  </>
)
