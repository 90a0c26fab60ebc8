import { alike, cards } from '../../compose'
import { Word } from '../../parts/Word'

/** Words read aloud: picture, word with its sound, meaning. */
export const WordReading = cards(alike(Word))
