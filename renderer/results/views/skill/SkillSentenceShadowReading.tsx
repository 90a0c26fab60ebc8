import { ShadowReading } from '../reading/ShadowReading'
import { ofCourse } from './course'

/** Sentences said along with the model. */
export const SkillSentenceShadowReading = ofCourse(ShadowReading)
