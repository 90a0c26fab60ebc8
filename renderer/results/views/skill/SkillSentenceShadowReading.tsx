import { ShadowReading } from '../reading/ShadowReading'
import { withCourseLevel } from './CourseLevel'

/** Sentences spoken along with the model. */
export const SkillSentenceShadowReading = withCourseLevel(ShadowReading)
