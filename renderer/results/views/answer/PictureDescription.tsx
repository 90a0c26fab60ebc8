import { pictureCards } from '../../answers'
import { Context, EnglishQuestion, Japanese, Task } from '../../parts/Texts'

/** A picture to be described: it stays in sight beside what the student said of it. */
export const PictureDescription = pictureCards(Task, Context, EnglishQuestion, Japanese)
