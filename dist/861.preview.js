"use strict";
exports.id = 861;
exports.ids = [861];
exports.modules = {

/***/ 861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  filesOfEvent: () => (/* binding */ filesOfEvent)
});

// EXTERNAL MODULE: ./build/js/base/json.js
var json = __webpack_require__(910);
// EXTERNAL MODULE: ./build/js/base/problems.js
var problems = __webpack_require__(268);
// EXTERNAL MODULE: ./build/js/base/text.js
var base_text = __webpack_require__(199);
// EXTERNAL MODULE: ./build/js/runner/context.js
var context = __webpack_require__(922);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(24);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(760);
// EXTERNAL MODULE: ./build/js/base/failure.js
var failure = __webpack_require__(500);
// EXTERNAL MODULE: ./build/js/base/units.js
var units = __webpack_require__(893);
;// CONCATENATED MODULE: ./build/js/runner/git-repository.js






class GitError extends Error {
}
class GitTimeout extends Error {
}
const maxGitSeconds = 30;
const maxOutputBytes = 64 * units/* mebibyte */.E$;
class GitRepository {
    #gitFolder;
    #signal;
    #timeLimit;
    constructor(folder, signal, limitSeconds = maxGitSeconds) {
        this.#gitFolder = (0,external_node_path_.join)(folder, '.git');
        this.#timeLimit = AbortSignal.timeout(limitSeconds * 1_000);
        this.#signal = AbortSignal.any([signal, this.#timeLimit]);
    }
    exists() {
        return (0,external_node_fs_.existsSync)(this.#gitFolder);
    }
    async head() {
        const commit = (await this.#run('rev-parse', '--verify', 'HEAD^{commit}')).trim();
        return { commit, parents: parentsOf(await this.#run('cat-file', 'commit', commit)) };
    }
    async isAncestor(commit, of) {
        try {
            await this.#run('merge-base', '--is-ancestor', commit, of);
            return true;
        }
        catch (error) {
            if (error instanceof GitError)
                return false;
            throw error;
        }
    }
    async compare(from, to, ...options) {
        return nulSeparated(await this.#run('diff-tree', '-r', '-z', ...options, from, to));
    }
    async plainFiles(commit) {
        return plainFilesIn(await this.#run('ls-tree', '-r', '-z', '--full-tree', commit));
    }
    async #run(...args) {
        const command = [`--git-dir=${this.#gitFolder}`, '-c', 'core.fsmonitor=false', ...args];
        const options = {
            cwd: (0,external_node_path_.dirname)(process.execPath),
            env: gitEnvironment(),
            maxBuffer: maxOutputBytes,
            signal: this.#signal,
        };
        return new Promise((resolve, reject) => {
            (0,external_node_child_process_.execFile)('git', command, options, (error, stdout, stderr) => {
                if (!error)
                    resolve(stdout);
                else if (this.#timeLimit.aborted)
                    reject(new GitTimeout());
                else
                    reject(new GitError((0,base_text/* excerpt */.Kb)(stderr) || (0,failure/* describe */.q0)(error)));
            });
        });
    }
}
const nulSeparated = (listed) => listed.split('\0').slice(0, -1);
const plainFile = /^100\d{3} blob [\da-f]+\t/;
const plainFilesIn = (listed) => nulSeparated(listed).flatMap(record => (plainFile.test(record) ? [record.replace(plainFile, '')] : []));
function parentsOf(commitObject) {
    const [, ...lines] = commitObject.split('\n');
    const end = lines.findIndex(line => !line.startsWith('parent '));
    return lines.slice(0, Math.max(0, end)).map(line => line.slice('parent '.length));
}
function gitEnvironment() {
    const own = Object.entries(process.env).filter(([name]) => !name.toUpperCase().startsWith('GIT_'));
    return { ...Object.fromEntries(own), GIT_ALLOW_PROTOCOL: '' };
}

// EXTERNAL MODULE: ./build/js/runner/read-workspace-file.js
var read_workspace_file = __webpack_require__(592);
;// CONCATENATED MODULE: ./build/js/runner/changed-files.js






class UnknownChanges extends Error {
}
async function filesOfEvent(only, run) {
    const repository = new GitRepository((0,read_workspace_file/* workspaceFolder */.ih)(), run.signal);
    try {
        const commits = await comparedCommits(run, repository);
        const plain = new Set(await repository.plainFiles(commits.to));
        return { plain, ...(await (only === 'changed' ? changedFiles : addedFiles)(repository, commits)) };
    }
    catch (error) {
        if (error instanceof UnknownChanges)
            return { problem: (0,problems/* problem */.CC)('only', error.message) };
        if (error instanceof GitTimeout) {
            const message = `needs git, but git did not finish within ${maxGitSeconds} s; run this again, or remove \`only\``;
            return { problem: (0,problems/* problem */.CC)('only', message) };
        }
        if (!(error instanceof GitError))
            throw error;
        const message = `needs git, but git failed (${(0,base_text/* truncate */.xv)(error.message)}); check that git is installed on the runner, and use actions/checkout without \`filter\` before this step`;
        return { problem: (0,problems/* problem */.CC)('only', message) };
    }
}
async function changedFiles(repository, { from, to }) {
    const taken = await repository.compare(from, to, '--no-renames', '--name-only', '--diff-filter=AMT');
    return { taken: new Set(taken), renamed: new Map() };
}
async function addedFiles(repository, { from, to }) {
    const listed = await repository.compare(from, to, '--find-renames=100%', '--name-status', '--diff-filter=AR');
    const taken = new Set();
    const renamed = new Map();
    const fields = listed.values();
    for (const status of fields) {
        const path = fields.next().value ?? '';
        if (status === 'A')
            taken.add(path);
        else
            renamed.set(fields.next().value ?? '', path);
    }
    return { taken, renamed };
}
async function comparedCommits({ event, sha }, repository) {
    const { name, unreadable } = event;
    const findBase = (0,context/* isPullRequest */.r0)(name) ? baseOfPullRequest : baseFinders[name];
    if (!findBase) {
        const message = `works only on the \`pull_request\`, \`push\` and \`merge_group\` events, not on ${(0,base_text/* quote */.hD)(name)}; remove \`only\`, or use one of these events`;
        throw new UnknownChanges(message);
    }
    if (unreadable !== undefined)
        throw new UnknownChanges(`needs the event, but ${unreadable}; run this again`);
    if (!repository.exists()) {
        const message = 'needs a git repository in the workspace; use actions/checkout before this step, without `path`';
        throw new UnknownChanges(message);
    }
    const head = await repository.head();
    const { base, missing } = findBase(event, head, sha);
    if (!(await repository.isAncestor(base, head.commit)))
        throw new UnknownChanges(missing);
    return { from: base, to: head.commit };
}
function baseOfPullRequest({ name, payload }, { commit, parents }, sha) {
    const [base, newest] = parents;
    const isOfThisRun = newest === (0,json/* valueAt */.fK)(payload, 'pull_request', 'head', 'sha') || (name === 'pull_request' && commit === sha);
    if (base === undefined || newest === undefined || !isOfThisRun) {
        throw new UnknownChanges('needs the merge commit of this pull request, but another commit is checked out; use the `pull_request` event, and actions/checkout without `ref`');
    }
    const missing = 'needs the base branch of the pull request, but the checkout lacks it; use actions/checkout with `fetch-depth: 2`';
    return { base, missing };
}
function baseOfMergeGroup({ payload }, { commit }, sha) {
    const base = (0,json/* valueAt */.fK)(payload, 'merge_group', 'base_sha');
    if (!isCommitId(base))
        throw new UnknownChanges('needs the base commit, but the event does not name it; remove the pull request from the merge queue, and queue it again');
    if (commit !== sha) {
        throw new UnknownChanges('needs the commit of this merge group, but another commit is checked out; use actions/checkout without `ref`');
    }
    const missing = 'needs the base of this merge group, but the checkout lacks it; use actions/checkout with `fetch-depth: 0`';
    return { base, missing };
}
function baseOfPush({ payload }, { commit }, sha) {
    const base = (0,json/* valueAt */.fK)(payload, 'before');
    const unknown = (why) => new UnknownChanges(`cannot tell what this push changed, because ${why}; to check these files, use \`only: all\``);
    if ((0,json/* valueAt */.fK)(payload, 'forced') === true)
        throw unknown('the branch was force-pushed');
    if (!isCommitId(base))
        throw unknown('the event does not name the commit before the push');
    if (/^0+$/.test(base))
        throw unknown('the branch or tag is new');
    if (commit !== sha) {
        throw new UnknownChanges('needs the commit of this push, but another commit is checked out; use actions/checkout without `ref`');
    }
    const missing = 'needs the commit before this push, but the checkout lacks it; use actions/checkout with `fetch-depth: 0`';
    return { base, missing };
}
const baseFinders = { push: baseOfPush, merge_group: baseOfMergeGroup };
const isCommitId = (value) => typeof value === 'string' && /^[0-9a-f]{40,64}$/.test(value);


/***/ })

};
;