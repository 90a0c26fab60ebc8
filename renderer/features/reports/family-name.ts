import { familyNames, type ViewFamily } from '../../../shared/domain/view-families'
import { text } from './text'

const isFamily = (name: string): name is ViewFamily => (familyNames as readonly string[]).includes(name)

/** The Japanese name of a family of views; the server's own name of one that the program does not know. */
export const familyName = (family: string): string => (isFamily(family) ? text.familyNames[family] : family)
