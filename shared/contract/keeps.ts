/**
 * What the program keeps for a teacher on this PC beyond a logout, one row per key (docs/stores.md). Teachers share PCs
 * and log out after each lesson; everything that names students, answers or scores is a draft and is wiped then. So a
 * schema here holds settings, texts of the teacher and ids only. It may only ever be widened, because an earlier
 * version of the program wrote what it reads. An object drops the fields that it does not name.
 */
import * as v from 'valibot'
import { limits } from '../domain/limits'
import { type Figure, isFigure, missings } from '../domain/own-sheet/figures'
import { rosterFields } from '../domain/roster/fields'
import { textFault } from '../domain/text-rules'
import { noteTextFault } from '../domain/writing-note'

const id = v.pipe(v.string(), v.maxLength(64))
const choice = v.optional(v.pipe(v.string(), v.maxLength(100)), '')

/** The order of a list. */
const sort = v.object({ field: v.pipe(v.string(), v.maxLength(40)), order: v.picklist(['asc', 'desc']) })

/** A place of the program, such as one list. */
const place = v.pipe(v.string(), v.regex(/^[a-z-]{1,40}$/))

/** The filters of the homework list: choices, dates, and a search for titles. */
const homeworkFilter = v.object({
  id,
  name: v.pipe(v.string(), v.maxLength(100)),
  filters: v.object({
    finish: choice,
    team: choice,
    kind: choice,
    origin: choice,
    times: choice,
    delay: choice,
    from: choice,
    to: choice,
    searchIn: choice,
    search: choice,
    focus: v.optional(v.pipe(v.string(), v.maxLength(100))),
  }),
  sort,
})

const flag = v.picklist([0, 1])

/** Seconds since 1970. */
const seconds = v.pipe(v.number(), v.integer(), v.minValue(0))

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Which submissions of one homework this teacher has looked at. */
const seenHomework = v.object({
  /** When the teacher last looked at one: the oldest homeworks are dropped. */
  at: seconds,
  /** All submissions until this time count as seen; `base` is how many they are. */
  upTo: v.optional(seconds, 0),
  base: v.optional(seconds, 0),
  /** The later submissions that were looked at: the time of the submission, by the student's id. */
  students: v.record(id, seconds),
})

/** A sentence of the teacher's comment bank. */
const bankEntry = v.object({
  id,
  text: v.pipe(
    v.string(),
    v.check(text => textFault(text, limits.comment) === null),
  ),
  /** How the teacher reads the sentence, or other words with which she searches for it. */
  reading: v.optional(
    v.pipe(
      v.string(),
      v.check(reading => textFault(reading, limits.comment) === null),
    ),
  ),
  /** How often it was used, and when it was used or added last; 0 for one that the program came with. */
  used: count,
  at: seconds,
  /** The key that adds it, 1 to 9. */
  slot: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9))),
})

/** `TOPIC/STUDENT`: two ids. */
const submission = v.pipe(v.string(), v.maxLength(130))

/** The hash of a text that may name a student. */
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))

export const keeps = {
  /** The named filters of the homework list, and the one that the list opens with. */
  'homework-filters': v.object({
    sets: v.pipe(v.array(homeworkFilter), v.maxLength(50), v.readonly()),
    first: v.nullable(id),
  }),
  /**
   * The id of the class that was chosen last, for each place with such a choice
   * (`renderer/features/people/use-kept-class.ts`), and under `last` in any of them; empty: all classes.
   */
  classes: v.record(place, id),
  /** The order that was chosen last, for each list with a choice of orders. */
  orders: v.record(place, sort),
  /** Which submissions this teacher has looked at, by the homework's id: ids and times only. */
  'seen-papers': v.record(id, seenHomework),
  /**
   * Works of students that need no comment any more, by their guid: when that was seen, and whether the teacher finished
   * them without a comment.
   */
  'marked-works': v.record(v.pipe(v.string(), v.maxLength(100)), v.object({ at: seconds, isEmpty: v.boolean() })),
  /** What the teacher hides and shows while marking; the task is folded at first. */
  'review-settings': v.object({
    hidesNames: v.boolean(),
    hidesAi: v.boolean(),
    showsTask: v.optional(v.boolean()),
  }),
  /** How the queue of readings goes on. */
  'listening-settings': v.object({
    /** The next reading begins when one ends. */
    playsNext: v.boolean(),
    skipsSilence: v.boolean(),
    /** A mark leads to the next student. */
    markGoesOn: v.boolean(),
  }),
  /**
   * The teacher's marks of readings, by the homework's id and then by `TOPIC/STUDENT`: 1 well done, 2 again, 3 practise
   * together. `of` is when the student handed in what was heard. No call of the server takes them.
   */
  'listening-marks': v.record(
    id,
    v.object({ at: seconds, marks: v.record(submission, v.object({ mark: v.picklist([1, 2, 3]), of: seconds })) }),
  ),
  /** Which submission of a scope (its ids and its day) was heard last. */
  'listening-places': v.record(v.pipe(v.string(), v.maxLength(300)), v.object({ at: seconds, item: submission })),
  /**
   * The sentences of students that the teacher shows to the class, or hides from it, by the topic's id and the
   * sentence's hash: no words and no names.
   */
  'class-sentences': v.record(
    id,
    v.object({
      at: seconds,
      shown: v.pipe(v.array(hash), v.maxLength(limits.classSentences.shown), v.readonly()),
      hidden: v.pipe(v.array(hash), v.maxLength(limits.classSentences.hidden), v.readonly()),
    }),
  ),
  /**
   * The teacher's own sheets that scores were written into, by hashes of their names and headings: the column and the
   * figure of each homework, what stands for a missing score, and who is in the rows that a person has decided.
   */
  'own-sheets': v.pipe(
    v.array(
      v.object({
        file: hash,
        sheet: hash,
        heads: hash,
        at: seconds,
        missing: v.picklist(missings),
        /** The class of rows that name none; empty if there is no such class. */
        team: v.optional(id, ''),
        /** Which of several rows of each student was written, from 0, of how many; absent if each has one. */
        rowSet: v.optional(
          v.object({
            at: v.pipe(count, v.maxValue(limits.ownSheet.rows)),
            count: v.pipe(count, v.maxValue(limits.ownSheet.rows)),
            name: hash,
          }),
        ),
        /** The classes whose scores were written last. */
        classes: v.optional(v.pipe(v.array(id), v.maxLength(limits.ownSheet.classes)), []),
        /** By the hash of the row's number and name; an empty student is nobody. */
        people: v.optional(
          v.pipe(v.array(v.object({ row: hash, student: id })), v.maxLength(limits.ownSheet.people)),
          [],
        ),
        /** The latest at the end. */
        places: v.pipe(
          v.array(
            v.object({
              homework: id,
              column: v.pipe(count, v.maxValue(limits.ownSheet.columns - 1)),
              figure: v.custom<Figure>(isFigure),
              head: hash,
            }),
          ),
          v.maxLength(limits.ownSheet.places),
        ),
      }),
    ),
    v.maxLength(limits.ownSheet.remembered),
    v.readonly(),
  ),
  /** What the columns of files with students hold, by their heading, where a teacher of the school has chosen it. */
  'roster-columns': v.pipe(
    v.record(v.pipe(v.string(), v.maxLength(40)), v.picklist([...rosterFields, 'none'])),
    v.check(columns => Object.keys(columns).length <= limits.roster.columns),
  ),
  /** The teacher's own sentences for comments, and what the program has to know to propose more of them. */
  'comment-bank': v.object({
    entries: v.pipe(v.array(bankEntry), v.maxLength(limits.commentBank.entries), v.readonly()),
    /**
     * How often a text was typed as a comment, by its hash: a comment may name a student, so the text itself is not kept
     * here.
     */
    typed: v.optional(
      v.pipe(
        v.record(hash, v.object({ count, at: seconds })),
        v.check(typed => Object.keys(typed).length <= limits.commentBank.typed),
      ),
      {},
    ),
  }),
  /** Whether the teacher is reminded of live lessons; without a value, she is. */
  'lesson-reminder': v.picklist(['on', 'off']),
  /** When the teacher ended or left the tour of the program. */
  tour: v.object({ seen: seconds }),
  /** The teacher's own sentences of encouragement, in their order. */
  encouragements: v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.check(text => noteTextFault(text) === null),
      ),
    ),
    v.maxLength(limits.encouragements),
    v.readonly(),
  ),
  /** How new homework begins: the days until its deadline, the time of day, late answers and the switches. */
  'homework-defaults': v.object({
    days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(limits.defaultDeadlineDays)),
    at: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
    delay: flag,
    switches: v.object({
      translation: flag,
      subtitle: flag,
      sample_answer: flag,
      speech_speed: flag,
      answer_tips: flag,
    }),
  }),
  /** What the teacher has opened by 「さがす」, the latest first: ids only. */
  found: v.pipe(
    v.array(
      v.object({
        kind: v.picklist(['screen', 'homework', 'team', 'student', 'help']),
        id: v.pipe(v.string(), v.maxLength(100)),
      }),
    ),
    v.maxLength(limits.found),
    v.readonly(),
  ),
} as const satisfies Record<string, v.GenericSchema>

export type KeepKey = keyof typeof keeps
export type Keep<K extends KeepKey> = v.InferOutput<(typeof keeps)[K]>

/**
 * The values that all teachers of a school share on this PC. Such a value has settings only: nothing about a teacher or
 * a student.
 */
export const schoolKeeps: ReadonlySet<KeepKey> = new Set(['roster-columns'])

export const keepKeys = Object.keys(keeps) as KeepKey[]

/** The value under `key`, or null if another version of the program stored it in an unknown form. */
export function parseKeep<K extends KeepKey>(key: K, value: unknown): Keep<K> | null {
  const parsed = v.safeParse<v.GenericSchema<unknown, Keep<K>>>(keeps[key] as never, value)
  return parsed.success ? parsed.output : null
}
