/** Replaces `form-data` in axios (build/lean-axios.mjs). */
export default class {
  constructor() {
    throw new Error('forms are built with FormData of Node')
  }
}
