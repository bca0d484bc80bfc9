// How much is read of a response. Of a larger one the rest is not read, and the run says so.

/** Of the list of audiences, in MiB. */
export const maxListMebibytes = 64

/** Of the response to a send, in MiB. */
export const maxResponseMebibytes = 1
