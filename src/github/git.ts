import { type Github, type Limits, type Reply, textAt } from './client.ts'

export interface NewTag {
  name: string
  message: string
  object: string
  type: 'commit' | 'blob'
  /** Whole seconds, ISO 8601. */
  date: string
}

/** The few operations of GitHub's git database that claims need, one request each. Objects and refs are given as SHAs. */
export function openGit({ ask }: Github) {
  const sha = (data: unknown) => textAt(data, 'sha')
  const target = (data: unknown) => textAt(data, 'object', 'sha')

  return {
    createTag: ({ name, date, ...rest }: NewTag, limits: Limits): Promise<Reply<string>> => {
      const tagger = { name: 'web-push-action', email: 'web-push-action@users.noreply.github.com', date }
      return ask({ status: 201, read: sha }, limits, ({ git }, place) =>
        git.createTag({ ...place, ...rest, tag: name, tagger }),
      )
    },

    createBlob: (content: string, limits: Limits): Promise<Reply<string>> =>
      ask({ status: 201, read: sha }, limits, ({ git }, place) => git.createBlob({ ...place, content })),

    /** Creates a ref (`refs/…`) that does not exist yet. */
    createRef: (ref: string, sha: string, limits: Limits): Promise<Reply<string>> =>
      ask({ status: 201, read: target }, limits, ({ git }, place) => git.createRef({ ...place, ref, sha })),

    readRef: (ref: string, limits: Limits): Promise<Reply<string>> =>
      ask({ status: 200, read: target }, limits, ({ git }, place) => git.getRef({ ...place, ref: bare(ref) })),

    /** The message of an annotated tag. */
    readTag: (sha: string, limits: Limits): Promise<Reply<string>> =>
      ask({ status: 200, read: data => textAt(data, 'message') }, limits, ({ git }, place) =>
        git.getTag({ ...place, tag_sha: sha }),
      ),

    deleteRef: (ref: string, limits: Limits): Promise<Reply<true>> =>
      ask({ status: 204, read: () => true }, limits, ({ git }, place) => git.deleteRef({ ...place, ref: bare(ref) })),
  }
}

const bare = (ref: string) => ref.replace(/^refs\//, '')
