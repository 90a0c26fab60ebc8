/**
 * Replaces `when-exit` in the bundles. conf loads it through `atomically` to delete temporary files at exit. It would
 * listen to 15 signals: in Electron that replaces the handlers that quit the app, so that SIGTERM would kill it at
 * once. The program instead deletes leftover temporary files at its next start (main/store/atomic-file.ts).
 */
export default () => () => undefined
