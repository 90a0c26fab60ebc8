/** The props of a board. A board is the content of one tab of a homework. */

/** The objects that the address of the page names. */
export interface BoardParams {
  homeworkId: string
  topicId: string | null
  questionId: string | null
  studentId: string | null
}

export interface BoardProps extends BoardParams {
  /** When the homework will be delivered, as text; null if it has been delivered. */
  deliveryTime: string | null
}
