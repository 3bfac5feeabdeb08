/** Generated from the document by `npm run generate -w @marsa/api-spec`. Do not edit. */
export interface paths {
    "/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public configuration of this server
         * @description Changes nothing. Read it first: it has the limits, rates, clock and addresses that a client needs.
         *
         *     Who may call: anyone.
         */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether this server works
         * @description Changes nothing. It answers while the server starts or recovers too.
         *
         *     Who may call: anyone.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a contact and a password
         * @description Changes: a new session starts. 401 UNAUTHORIZED is a regular answer, not a lost session; it is the same for an unknown contact. `password_change_required` after a one-time password: its token is good for PUT /auth/password and signing out alone. `second_factor_required` where the account has a second factor: `data.second_factor` names the ways, and POST /auth/factors/check completes the sign-in. `second_factor_setup_required` where the role needs one and the account has none: the token is good for /auth/factors, /auth/confirm and signing out until there is one.
         *
         *     Who may call: anyone.
         */
        post: operations["signin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End this session
         * @description Changes: the session of this token ends.
         *
         *     Who may call: a signed-in user. Also while the sign-in waits for a new password, the second factor, or the setup of a second factor.
         */
        post: operations["signout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user, and whether they may bid
         * @description Changes nothing. `gate` says whether the user may bid, and the next step that is missing.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The deposit: total, reserved, available, and its holds
         * @description Changes nothing. Available plus reserved is the total.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["getBalance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/lots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All lots, one page
         * @description Changes nothing. POST carries the filter; the next page begins after `next`.
         *
         *     Who may call: anyone, with or without a token.
         */
        post: operations["listLots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/lots/favorites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The reader's watched lots
         * @description Changes nothing. It answers only the lots that the caller watches.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["listFavoriteLots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/lots/{section}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One section of the lots
         * @description Changes nothing. An unknown section is NOT_FOUND.
         *
         *     Who may call: anyone, with or without a token.
         */
        post: operations["listLotsInSection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/count/{section}/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The number of lots that a filter finds
         * @description Changes nothing. The filter is the one of the lists.
         *
         *     Who may call: anyone, with or without a token.
         */
        post: operations["countLots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/selectlist/all/all/menu_otypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The kinds of lots with their counts
         * @description Changes nothing. The counts are those of the given filter.
         *
         *     Who may call: anyone, with or without a token.
         */
        post: operations["listKinds"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/selectlist/{section}/{field}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The values of one field with counts, without the field's own filter
         * @description Changes nothing. 50 values at most, by count and then by label.
         *
         *     Who may call: anyone, with or without a token.
         */
        post: operations["listFacet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/selectlist/{section}/{search}/{field}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The values of one field that match a search
         * @description Changes nothing. The search finds the beginning of any word and ignores case and accents; `all` means no search.
         *
         *     Who may call: anyone, with or without a token.
         */
        post: operations["searchFacet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/lot/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One lot, in the reader's view
         * @description Changes nothing. The view depends on the caller: public, owner or staff. A lot that the caller may not see is NOT_FOUND.
         *
         *     Who may call: anyone, with or without a token.
         */
        get: operations["getLot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reports of a lot, to read before the bid
         * @description Changes nothing. Nothing counts the readers. For everybody with a confirmed contact who may see the lot. Each page carries the reader's mark: name, number, day and time.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The history of the price, newest first; each viewer sees their rows
         * @description Changes nothing. Bidders appear as marks; a stored maximum is shown to its owner alone.
         *
         *     Who may call: anyone, with or without a token.
         */
        get: operations["getHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/conditions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The costs and the deposit of a bid on this lot
         * @description Changes nothing. Show these costs before the caller bids.
         *
         *     Who may call: anyone, with or without a token.
         */
        post: operations["getConditions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/makebid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bid an amount, or store a maximum
         * @description Changes: the price, the leader and the history of the lot, stored maxima, and the deposit holds of the bidders. A placed bid cannot be cancelled. A visitor without a token gets REGISTRATION_REQUIRED, even when the request has other errors.
         *
         *     Who may call: a signed-in user. A visitor is asked to register.
         */
        post: operations["makebid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/fav/add/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Watch a lot
         * @description Changes: the caller's watched lots. For a watched lot it changes nothing.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["addFavorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/fav/remove/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop watching a lot
         * @description Changes: the caller's watched lots. For a lot that is not watched it changes nothing.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["removeFavorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account; a used contact answers like a new one
         * @description Changes: a new account with a new session, and a code goes to each contact. A contact that someone else has verified gets no code; its owner gets a mail.
         *
         *     Who may call: anyone.
         */
        post: operations["signup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/recovery/init": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a recovery code; the same answer whether the contact exists
         * @description Changes: a recovery code goes to the contact, if it belongs to an account. It is valid for 10 minutes, also when another one follows. While the last code is new, or after six in an hour, no other one is sent.
         *
         *     Who may call: anyone.
         */
        post: operations["recoveryInit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/recovery/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password by a code; every session ends
         * @description Changes: the password of the account. All its sessions end, and the user signs in with the new password. The code has sixteen digits, typed with or without spaces. Wrong ones are limited, by mail and phone of one person together; a right one passes after any number of them.
         *
         *     Who may call: anyone.
         */
        post: operations["recoveryPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify a contact by its code
         * @description Changes: the contact is verified. The reply has a new token.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["verifyContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/verify/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the code once more
         * @description Changes: a new code replaces the last one of the contact. Wait until `resend_at` of the last code.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["resendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/change/{contactType}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which contact changes
                 * @example email
                 */
                contactType: "email" | "phone";
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Request another contact; it is pending until verified
         * @description Changes: the new contact is stored beside the old one, and a code goes to it. The old contact stays in use until the code is entered.
         *
         *     Who may call: a signed-in user.
         */
        put: operations["changeContact"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/account/img": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the user's picture
         * @description Changes: the caller's picture, which replaces the last one.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["setAvatar"];
        /**
         * Remove the user's picture
         * @description Changes: the caller's picture is removed.
         *
         *     Who may call: a signed-in user.
         */
        delete: operations["removeAvatar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the user's names
         * @description Changes: the caller's first and last name.
         *
         *     Who may call: a signed-in user.
         */
        put: operations["changeNames"];
        post?: never;
        /**
         * Delete the user's account; refused while it holds money or a bid
         * @description Changes: the account becomes anonymous for good; ledger and audit stay. ACCOUNT_BUSY names what must end first: a lead, a decision, an unpaid lot, money in the deposit, or being the only admin. The sessions end with the account, so a repeat of the key is answered 401.
         *
         *     Who may call: a signed-in user.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything that is held of the user, as one file
         * @description Changes nothing. A zip of `data.json` and the user's own documents. Exports are made one after the other: 503 with Retry-After while too many wait.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["exportOwnData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm who it is; the confirmation allows final actions for 10 minutes
         * @description Changes: this session may do final actions for 10 minutes, with the returned value in X-Confirm. One of four ways: the password, a new code of the authenticator app, a passkey's answer to the options of POST /auth/factors/challenge, or a recovery code for a lost factor, which is used up and told by mail. CONFIRM_REQUIRED names the ways of this account in `details.ways`, `recovery` last: the password is none where a second factor is on. A change of the password or of a factor ends every confirmation of the account.
         *
         *     Who may call: a signed-in user. Also while the sign-in waits for the setup of a second factor.
         */
        post: operations["confirmPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the user's password; every other session ends
         * @description Changes: the caller's password. Every other session ends. 401 with the reason `credentials` is a regular answer: the present password is wrong.
         *
         *     Who may call: a signed-in user. Also while the sign-in waits for a new password.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sessions of this account
         * @description Changes nothing. It answers only the caller's own sessions.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * End every other session
         * @description Changes: every session of the caller ends, except this one.
         *
         *     Who may call: a signed-in user.
         */
        delete: operations["endSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the session
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End one of the user's sessions
         * @description Changes: one session of the caller ends. A session of somebody else is NOT_FOUND.
         *
         *     Who may call: a signed-in user.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ways of the two-step sign-in of this account
         * @description Changes nothing. It answers only the caller's own factors.
         *
         *     Who may call: a signed-in user. Also while the sign-in waits for the setup of a second factor.
         */
        get: operations["listFactors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/factors/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the secret for an authenticator app; it counts once a code is entered
         * @description Changes: a new secret waits for its first code. The sign-in asks for codes only after the secret is confirmed.
         *
         *     Who may call: a signed-in user. Also while the sign-in waits for the setup of a second factor.
         */
        post: operations["startTotp"];
        /**
         * Remove the authenticator app
         * @description Changes: the authenticator app is removed. FACTOR_REQUIRED: the caller's role needs a second factor.
         *
         *     Who may call: a signed-in user. Also while the sign-in waits for the setup of a second factor.
         */
        delete: operations["removeTotp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/factors/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn the authenticator app on by one of its codes
         * @description Changes: the authenticator app becomes a second factor of the caller. The first factor of an account comes with ten recovery codes, which are shown this once.
         *
         *     Who may call: a signed-in user. Also while the sign-in waits for the setup of a second factor.
         */
        post: operations["confirmTotp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/factors/passkeys/init": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The options with which a browser makes a passkey
         * @description Changes: a challenge of this session, valid once and for 5 minutes.
         *
         *     Who may call: a signed-in user. Also while the sign-in waits for the setup of a second factor.
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/factors/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a passkey that the browser made
         * @description Changes: the passkey becomes a second factor of the caller. The first factor of an account comes with ten recovery codes, which are shown this once.
         *
         *     Who may call: a signed-in user. Also while the sign-in waits for the setup of a second factor.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/factors/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the passkey
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description Changes: the passkey is removed. FACTOR_REQUIRED: the caller's role needs a second factor.
         *
         *     Who may call: a signed-in user. Also while the sign-in waits for the setup of a second factor.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/factors/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ten new recovery codes; the old ones stop working
         * @description Changes: new recovery codes replace the old ones. They are shown this once. FACTOR_REQUIRED: the account has no second factor.
         *
         *     Who may call: a signed-in user. Also while the sign-in waits for the setup of a second factor.
         */
        post: operations["newRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/factors/challenge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The options with which a browser signs in, or confirms a final action, by a passkey
         * @description Changes: a challenge of this session, valid once and for 5 minutes.
         *
         *     Who may call: a signed-in user. Also while the sign-in waits for the second factor.
         */
        post: operations["startFactorCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signin/passkey/init": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The options with which a browser signs in by a passkey alone
         * @description Changes: a challenge, valid once and for 5 minutes. The options name no passkey: the browser offers its own, also in the field of the contact. The same for everybody.
         *
         *     Who may call: anyone.
         */
        post: operations["startPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/signin/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by a passkey alone
         * @description Changes: a new session starts. The device has verified the person, so no password and no second factor is asked. The reply is that of POST /auth/signin; 401 UNAUTHORIZED is the same for an unknown passkey, a wrong signature and a challenge that is used or too old.
         *
         *     Who may call: anyone.
         */
        post: operations["signInByPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/factors/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a sign-in that answered `second_factor_required`
         * @description Changes: the sign-in is complete, and its session gets a new token. With the token of that sign-in, which lives for 10 minutes and is good for this alone. The reply is that of POST /auth/signin, with a new token. `code` belongs to totp and recovery, `response` to passkey.
         *
         *     Who may call: a signed-in user. Also while the sign-in waits for the second factor.
         */
        post: operations["checkFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a person by email
         * @description Changes nothing. A mail with an invitation goes out, whether or not the address has an account. The numbers of invitations by one user and to one address are limited.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a buyer or seller profile
         * @description Changes: the draft of the caller's buyer or seller profile, one of each type. STALE: its contract is signed already.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["createProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/profile/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the profile
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One profile: its owner's or, for staff, any profile
         * @description Changes nothing. A profile of somebody else is NOT_FOUND, except for staff, whose reading is a row of the audit log.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["getProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/profile/sign/init": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the code that signs the contract
         * @description Changes: the contract is made, and a code goes to the caller. A signed contract is answered again, without a code.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["signContractInit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/profile/sign/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign the contract by its code
         * @description Changes: the contract is signed, and the profile waits for its review by the staff. A second signature changes nothing.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["signContractConfirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/profile/use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Switch between the user's buyer and seller profile
         * @description Changes: the profile in use. Only the caller's own profiles can be chosen.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["useProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/balance/refund/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Refund requests and saved refund accounts
         * @description Changes nothing. It answers only the caller's own requests and accounts.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["listRefunds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/balance/refund/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a refund, after a confirmation; the amount is reserved until paid or declined
         * @description Changes: a refund request, and its amount is reserved. Only available money can be refunded. A new refund account is told to the person.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["applyRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/balance/payonline/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Top up by card; the reply leads to the payment page
         * @description Changes: a payment is opened, or a saved card is charged. The deposit grows when the payment succeeds. With `id_auction` the top-up pays this lot of the reader at once, which needs a confirmation. STALE: the lot is not due. With `id_card` a saved card is charged without its form; NOT_FOUND: the card is not kept, VALIDATION: it has expired.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["requestPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/balance/payonline/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the payment
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The result of a card payment
         * @description Changes nothing. A payment of somebody else is NOT_FOUND.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/balance/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cards that the person keeps for later payments, newest first
         * @description Changes nothing. A person saves a card on the provider's page. The provider holds its number; Marsa has a token, the brand, the last four digits and the expiry.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["listSavedCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/balance/cards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the kept card
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a saved card; replies with the cards that are left
         * @description Changes: the card is removed. A card of somebody else is NOT_FOUND.
         *
         *     Who may call: a signed-in user.
         */
        delete: operations["removeSavedCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/balance/invoice/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Top up by invoice; the PDF is ready in about 10 minutes
         * @description Changes: a new open invoice. The deposit grows when the staff confirm the money.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["requestInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/balance/invoice/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's invoices, newest first
         * @description Changes nothing. `url` is null until the PDF is ready.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["listMyInvoices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/balance/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The ledger between two days
         * @description Changes nothing. Both days are included and mean Asia/Dubai.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["listOperations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/balance/history/sum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sums of the ledger between two days
         * @description Changes nothing. Both days are included and mean Asia/Dubai.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["sumOperations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/balance/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The ledger between two days as a spreadsheet
         * @description Changes nothing. Both days are included and mean Asia/Dubai.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["exportOperations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my/lots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Every lot on which the reader bid
         * @description Changes nothing. It answers only lots on which the caller bid.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["listMyLots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my/lots/{section}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A section of Buying
                 * @example leading
                 */
                section: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One section: leading, outbid, awaiting, won, notwon, offers, to_answer, to_pay, all
         * @description Changes nothing. `to_answer` has the offers that wait for the caller, `to_pay` the won lots without a payment. An unknown section is NOT_FOUND.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["listMyLotsInSection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my/ffcounters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The number of lots in each section of the reader's bids
         * @description Changes nothing.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["countMySections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/buynow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy at the buy-now price; ends the auction
         * @description Changes: the lot is sold to the caller, its auction ends, and all stored maxima are void. `price` must be the present buy-now price; another one is STALE. A visitor without a token gets REGISTRATION_REQUIRED, even when the request has other errors. From AED 20,000 it needs a confirmation.
         *
         *     Who may call: a signed-in user. A visitor is asked to register.
         */
        post: operations["buyNow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/removeproxy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lower the reader's stored maximum to the visible price
         * @description Changes: the caller's stored maximum, and their hold shrinks with it. Only the leader may, and not in the closing window or the final call.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["removeProxy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/keepmax": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep the reader's stored maximum after a new version of a report
         * @description Changes: the question of the lot is answered. STALE: nothing is asked, or the time for the answer is over. Who does not keep the maximum removes it, see removeproxy.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["keepMax"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/bid/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The Idempotency-Key of the bid
                 * @example 4f1b2c3d5e6f7a8b
                 */
                key: string;
            };
            cookie?: never;
        };
        /**
         * The outcome of the reader's command with this key
         * @description Changes nothing. Ask it after a lost reply, with the Idempotency-Key of the command. Only the caller's own commands are found.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["getBidByKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/journal/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The verifiable journal of a lot, oldest row first
         * @description Changes nothing. Everyone gets the same hashes; sealed values are opened for readers who may know them.
         *
         *     Who may call: anyone, with or without a token.
         */
        get: operations["getJournal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/pcomment/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a private note on a lot
         * @description Changes: the caller's note on the lot, which nobody else can read.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["setNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/pcomment/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the private note
         * @description Changes: the caller's note on the lot is removed.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["deleteNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my/decision/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The decision about the reader's highest bid below the minimum price, with all offers
         * @description Changes nothing. It is found only by the bidder with the highest bid.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["getMyDecision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my/offer/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the seller's open offer as seen; again changes nothing
         * @description Changes: the open offer counts as seen.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["seeSellerOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my/offer/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Counter the seller's offer
         * @description Changes: a counteroffer takes the place of the seller's open offer. It must be at least the caller's bid and below the seller's price; three per side at most.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["sendBuyerOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my/offer/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the seller's offer: the lot is sold at it
         * @description Changes: the lot is sold to the caller at the offered price, and payment is due within 48 hours.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["acceptSellerOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my/offer/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline the seller's offer: this voids the auction
         * @description Changes: the lot is not sold, and the caller's hold is released. To go on, send a counteroffer instead.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["declineSellerOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my/offer/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or decline a lot whose buyer did not pay
         * @description Changes: accepted, the lot is sold to the caller at their own highest bid, the deposit is held and payment is due within 48 hours. Declined, it costs nothing.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["answerNextOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay a won lot from the deposit
         * @description Changes: the lot is paid from the available money and the hold on this lot, and its documents open. DEPOSIT_REQUIRED: top up the missing amount first.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["payWin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Documents of a paid lot
         * @description Changes nothing. It is found only by the buyer, once the lot is paid.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["listMyDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my/settlement/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the staff did with a won lot, for its buyer, newest first
         * @description Changes nothing. It is found only by the buyer of the lot.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["listSettlementActs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my/pickup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pickup of a won lot: place, free times, appointment
         * @description Changes nothing. For the buyer of the lot. Before the payment it shows place and times; an appointment can be made after it.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["getPickup"];
        put?: never;
        /**
         * Make the appointment of a paid lot, or move it to another time
         * @description Changes: the pickup appointment of the lot. The same time again answers as before. A moved appointment keeps its code. STALE: the lot is not paid, or handed over.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["bookPickup"];
        /**
         * Cancel the appointment
         * @description Changes: the pickup appointment is removed. Answers the same without an appointment. STALE: the lot is not paid, or handed over.
         *
         *     Who may call: a signed-in user.
         */
        delete: operations["cancelPickup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my/papers/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The tax documents of the reader
         * @description Changes nothing. The newest first: invoices of our fee as a buyer and as a seller, and their credit notes.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["listMyPapers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my/papers/file/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A tax document of the reader as a PDF
         * @description Changes nothing. Not found for anyone but its recipient.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["getMyPaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my/papers/statements/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The vendor statements of the reader
         * @description Changes nothing. The newest first: one for each payout of proceeds.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["listMyStatements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my/papers/statements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A vendor statement of the reader
         * @description Changes nothing. 0 is the statement as it would be now. Only this reader sees the whole IBAN.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["getMyStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my/papers/statements/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A vendor statement of the reader as a PDF
         * @description Changes nothing. A4, with the whole IBAN. Not found for anyone else.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["getMyStatementFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my/papers/recipient": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the reader's tax documents name them beside their name
         * @description Changes nothing.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["getPaperRecipient"];
        put?: never;
        /**
         * Set address and TRN for the reader's tax documents
         * @description Changes: documents from now on show them; issued ones never change.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["setPaperRecipient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Transport and insurance of a won vehicle, quoted and ordered
         * @description Changes nothing. For the buyer of a vehicle; not found for anyone else, and for an apartment.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["getServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my/services/quotes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the partners for quotes of transport and insurance
         * @description Changes: new quotes take the place of those that were not ordered. For the buyer of a paid vehicle that is not handed over; any other time is STALE.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["askQuotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my/services/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order a quote, paid from the deposit
         * @description Changes: the price leaves the deposit, and the partner is asked to confirm. From AED 20,000 the caller confirms who they are. DEPOSIT_REQUIRED: top up the missing amount first. QUOTE_EXPIRED: ask for new quotes. STALE: this kind is ordered already, or the lot is handed over.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["orderService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my/services/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an ordered service free of charge
         * @description Changes: the partner is told, and the price is in the deposit again. STALE: it is cancelled, `free_until` is over, or the lot is handed over.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["cancelService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The claim of a sale, for its buyer and its seller
         * @description Changes nothing. Not found for anyone else, and before the lot is sold. The facts are those that the lot's page and its report stated.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["getClaim"];
        put?: never;
        /**
         * Claim that one stated fact of a lot is wrong
         * @description Changes: the claim is open, and the seller's proceeds stay held until it is decided. For the buyer, within 24 hours of the handover, once. The seller is told and has 48 hours to answer. STALE: too early, too late, or made already.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["makeClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my/pickup/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The code of an appointment, which hands the lot over at the gate
         * @description Changes nothing. For the buyer who has confirmed who they are: who shows the code gets the lot. NOT_FOUND also without an appointment.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["revealPickupCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reader's groups "One of these"
         * @description Changes nothing. Active groups first, then the latest others; 20 at most.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["listGroups"];
        put?: never;
        /**
         * Store maxima on several lots, of which one is bought
         * @description Changes: a group, new or with other lots, and the deposit, which holds the highest maximum once. One lot of the group bids at a time, the next by its end when it is outbid; when one is won the others are cancelled. A lot that leads stays in its group, with its maximum. A lot that refuses its maximum is named in the errors of VALIDATION.
         *
         *     Who may call: a signed-in user. A visitor is asked to register.
         */
        post: operations["makeGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my/groups/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a group "One of these"
         * @description Changes: the lots that do not bid leave the group, and their hold is free. A lot that leads stays a lead of its own. STALE: the group is over.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["endGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my/hide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hide a lot from the reader's lists, or show it again
         * @description Changes: whether the lot appears in the caller's own lists. Only a lot that is over for the reader can be hidden: lost, unsold, or handed over to them. Any other lot is STALE.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["hideMyLot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/my/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The reader's bids as a spreadsheet
         * @description Changes nothing. It has only lots on which the caller bid.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["exportMyLots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/lots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All lots of the seller
         * @description Changes nothing. It answers only the caller's own lots.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["listSaleLots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/lots/{section}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A section of Selling
                 * @example draft
                 */
                section: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One section: draft, moderation, active, summarizing, sold, notsold, hidden, all
         * @description Changes nothing. An unknown section is NOT_FOUND.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["listSaleLotsInSection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/ffcounters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The number of lots in each section of the seller's lots
         * @description Changes nothing.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["countSaleSections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/getlotdraft/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * A lot as its seller edits it
         * @description Changes nothing. A lot of another seller is NOT_FOUND.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["getLotDraft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/object/meta/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Type of the object: 1 vehicle, 2 apartment
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Fields of one kind of object: 1 vehicle, 2 apartment
         * @description Changes nothing. Form, filter and facts of a lot are made of these fields.
         *
         *     Who may call: anyone.
         */
        get: operations["getObjectMeta"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/createlot/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for a new draft
                 * @example 0
                 */
                id: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a draft; id 0 creates a draft
         * @description Changes: the draft of the caller's lot, complete or not. STALE: it was saved elsewhere, or is no draft any more.
         *
         *     Who may call: a signed-in user with the role seller.
         */
        post: operations["saveLot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/publishlot/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a draft to moderation
         * @description Changes: the draft goes to moderation; staff approve or return it. VALIDATION names each missing field.
         *
         *     Who may call: a signed-in user with the role seller.
         */
        post: operations["publishLot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/moderatetodraft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a lot back from moderation
         * @description Changes: the lot is a draft again. Only a lot in moderation can be taken back.
         *
         *     Who may call: a signed-in user with the role seller.
         */
        post: operations["moderationToDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/reinst": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List a lot again
         * @description Changes: a new lot, linked to the unsold one. A lot can be listed again once; it goes to moderation when its new dates are valid, else it is a draft. A lot that was in a live lane or waited for one is for a live lane again unless it gets dates.
         *
         *     Who may call: a signed-in user with the role seller.
         */
        post: operations["relistLot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/sethidden": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move lots to the archive or back
         * @description Changes: whether each lot is in the archive. Only drafts, sold and unsold lots can be; there is one result per lot.
         *
         *     Who may call: a signed-in user with the role seller.
         */
        post: operations["setHidden"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/lot/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a draft
         * @description Changes: the draft is deleted. Any other lot of the caller is STALE.
         *
         *     Who may call: a signed-in user with the role seller.
         */
        delete: operations["deleteLot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new version of a report of an approved lot
         * @description Changes: the report, and the public history. Its watchers are told; the leader is asked whether a stored maximum stays. Earlier versions stay readable. For the seller of the lot and the staff. STALE: the report has a newer version.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["replaceReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/price/min": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lower the min price, or remove it (null); by 5 % at least, at most twice after the first bid
         * @description Changes: the minimum price; the price may rise to it. The public history says that it changed, without the amount. Not allowed in the closing window.
         *
         *     Who may call: a signed-in user with the role seller.
         */
        post: operations["changeMinPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/price/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lower the start price; only without a bid
         * @description Changes: the start price and the public history. LOT_HAS_BIDS after the first bid.
         *
         *     Who may call: a signed-in user with the role seller.
         */
        post: operations["changeStartPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/price/authority": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the auctioneer sell below the minimum price from an amount on
         * @description Changes: the authority of the auctioneer of a live lane; null takes it back. Sealed: nobody else reads it but the auctioneer, while the lot takes bids. It is at least the start price and below the minimum price. With `subject` also what becomes of a highest bid below the minimum price after the hammer, sealed in the same way.
         *
         *     Who may call: a signed-in user with the role seller.
         */
        post: operations["giveAuthority"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/price/buynow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the buy-now price, or remove it (null); only before the first bid
         * @description Changes: the buy-now price and the public history. LOT_HAS_BIDS after the first bid.
         *
         *     Who may call: a signed-in user with the role seller.
         */
        post: operations["changeBuyNowPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/bid/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the highest bid: the lot is sold at it
         * @description Changes: the lot is sold to its leader at the highest bid. Only while the decision is open; then REVIEW_ENDED.
         *
         *     Who may call: a signed-in user with the role seller.
         */
        post: operations["acceptBid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/bid/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline the highest bid with a reason
         * @description Changes: the lot is not sold, and the bidder's hold is released. Only while the decision is open; then REVIEW_ENDED.
         *
         *     Who may call: a signed-in user with the role seller.
         */
        post: operations["declineBid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/decision/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * All facts for the decision about the highest bid of a lot that ended below its minimum price
         * @description Changes nothing. It is found only by the seller of the lot.
         *
         *     Who may call: a signed-in user with the role seller.
         */
        get: operations["getSaleDecision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/offer/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the buyer's open offer as seen; again changes nothing
         * @description Changes: the open offer counts as seen.
         *
         *     Who may call: a signed-in user with the role seller.
         */
        post: operations["seeBuyerOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/offer/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer the lot to the bid leader at another price
         * @description Changes: a new offer is open for up to 24 hours. It must be at least the highest bid; three per side at most.
         *
         *     Who may call: a signed-in user with the role seller.
         */
        post: operations["sendSellerOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/offer/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the buyer's counteroffer: the lot is sold at it
         * @description Changes: the lot is sold at the counteroffer, and payment is due within 48 hours.
         *
         *     Who may call: a signed-in user with the role seller.
         */
        post: operations["acceptBuyerOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/offer/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline the buyer's counteroffer: this voids the auction
         * @description Changes: the lot is not sold, and the bidder's hold is released. To go on, send another offer instead.
         *
         *     Who may call: a signed-in user with the role seller.
         */
        post: operations["declineBuyerOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/offer/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer a lot whose buyer did not pay to the next bidder
         * @description Changes: the best bidder who has not been asked may accept it for 48 hours at their own highest bid. One offer at a time, within 72 hours after the time to pay. STALE: its buyer paid or may still pay, or it is listed again.
         *
         *     Who may call: a signed-in user with the role seller.
         */
        post: operations["offerToNextBidder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a spreadsheet of lots, .xlsx, .csv or .tsv; nothing is stored
         * @description Changes nothing. The reply has each row with its errors.
         *
         *     Who may call: a signed-in user with the role seller.
         */
        post: operations["importLots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/import/headings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Remember which field each heading of the seller's own spreadsheets means
         * @description Changes: the headings that are named, for everybody who signs in to this account; `field` null leaves a column out. The next import applies them.
         *
         *     Who may call: a signed-in user with the role seller.
         */
        put: operations["rememberHeadings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/import/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check changed rows of a spreadsheet; nothing is stored
         * @description Changes nothing. The reply has each row with its errors.
         *
         *     Who may call: a signed-in user with the role seller.
         */
        post: operations["checkImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/import/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a draft from each good row; rows with errors are left out
         * @description Changes: a new draft for each good row.
         *
         *     Who may call: a signed-in user with the role seller.
         */
        post: operations["createImportedLots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/import/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The template of one kind: a column for each field, a drop-down list for each closed list
         * @description Changes nothing.
         *
         *     Who may call: a signed-in user with the role seller.
         */
        get: operations["getImportTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The seller's lots as a spreadsheet
         * @description Changes nothing. It has only the caller's own lots, in the order of their list, and beside what everybody sees the minimum price, the buy-now price, the views, the settlement and the proceeds. An unknown section is NOT_FOUND.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["exportSaleLots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/dashboard/static": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Today's sale for a hall screen
         * @description Changes nothing. It has no names and no user ids.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["getStaticBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/dashboard/standard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Running standard auctions by their end, soonest first
         * @description Changes nothing. It has no names and no user ids.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["getStandardBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/dashboard/live/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lane
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One lane for a hall screen
         * @description Changes nothing. It has no names and no user ids.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["getLaneBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What opens and ends on seven days
         * @description Changes nothing. Lanes have a call of their own, `/live/queue`.
         *
         *     Who may call: anyone, with or without a token.
         */
        post: operations["getSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The sale prices of similar lots
         * @description Changes nothing.
         *
         *     Who may call: anyone, with or without a token.
         */
        post: operations["getStatistics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How a search is read, and the lists that it may mean with their counts
         * @description Changes nothing. Reads makes, models, places, colours, seats, years and amounts, in English or Arabic and with typing errors; words of no dictionary are looked for in the text of the lots. Each count is the total of the list with the same section and filter. `lot` is set where the text is the number of a lot: nothing else is then suggested. Without any lot, `ways` has each list with one condition less, or the whole section where no lot fits any, and `lots` those of the first way.
         *
         *     Who may call: anyone, with or without a token.
         */
        post: operations["suggestLots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/lot/{id}/similar": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Similar lots
         * @description Changes nothing. With `next_best` the three next best lots for a reader who bid here: open, ending within a week, with a next bid that their highest amount here covers, and of half of it at least. Without a bid here: none. The amount is never sent.
         *
         *     Who may call: anyone, with or without a token.
         */
        get: operations["listSimilarLots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/lot/{id}/comparables": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Sales that are comparable with a lot
         * @description Changes nothing. Sold and paid lots of the last twelve months: of the same make and model, at most a year older or newer and with 20,000 km more or less; or in the same building, else in the same community, with as many bedrooms. Null with fewer than four. Never the lot itself.
         *
         *     Who may call: anyone, with or without a token.
         */
        get: operations["listComparables"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/lot/{id}/seller": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The seller of a lot
         * @description Changes nothing. Figures of sold and paid lots and of answers; no name of a private person.
         *
         *     Who may call: anyone, with or without a token.
         */
        get: operations["getSeller"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/lot/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The questions of a lot and their answers
         * @description Changes nothing. Everybody reads the answered ones; the asker their own, the seller and the staff all of them. Askers have no names.
         *
         *     Who may call: anyone, with or without a token.
         */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the seller of a lot
         * @description Changes: the questions of the lot; the seller is told. For people whose deposit allows the next bid on the lot, three open questions each, until an hour before its end or its turn in a live lane. A phone number, a mail or web address and the name of a messenger are refused (VALIDATION). It is published with its answer.
         *
         *     Who may call: a signed-in user. A visitor is asked to register.
         */
        post: operations["askQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/fee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reader's fee as a seller
         * @description Changes nothing. Sales from now on are charged this share of the price: the agreed one, else everybody's. A lane can have its own.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["getSellerFee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer the claim of a buyer, as the seller
         * @description Changes: the claim has the seller's answer, once. STALE: it has one, the 48 hours are over, or it is decided. The buyer is told.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["answerClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a question
         * @description Changes: question and answer are published, with a row of the public history; the asker and the watchers are told. For the seller of the lot and the staff, while questions are open. An answer is final. STALE: it is answered or closed already.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["answerQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sale/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The open questions on the reader's lots
         * @description Changes nothing. Those that wait for an answer, the oldest first.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["listSaleQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/questions/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The open questions on all lots
         * @description Changes nothing. Those that wait for an answer, the oldest first.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["listStaffQuestions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/questions/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a question
         * @description Changes: nobody answers it any more, and an answered one is no longer shown to others; its asker is told why. STALE: it is closed already.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["closeQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/lot/{id}/view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count a view of a lot
         * @description Changes: the number of views that the seller sees. The lot's page sends this when it is shown. Each person or visitor counts once a day, the seller and staff never; nobody's identity is stored. The seller sees the number some seconds later.
         *
         *     Who may call: anyone, with or without a token.
         */
        post: operations["viewLot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/export/{section}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A section of the auction list
                 * @example all
                 */
                section: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A section as a spreadsheet
         * @description Changes nothing. The lots of the list in its order, 10,000 at most; with the reader's status for signed-in readers.
         *
         *     Who may call: anyone, with or without a token.
         */
        post: operations["exportLots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/map/{section}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A section of the auction list
                 * @example all
                 */
                section: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The places of a section's lots
         * @description Changes nothing. The lots of the list with the same section and filter, grouped by place: `city`; `community`, and the yard of vehicles; or `building`. A place with one lot contains the lot. 400 places at most, most lots first.
         *
         *     Who may call: anyone, with or without a token.
         */
        post: operations["mapLots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saved searches
         * @description Changes nothing. The latest first.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["listSearches"];
        put?: never;
        /**
         * Save a search
         * @description Changes: the caller's saved searches. Saving the same words and filter again updates the earlier search with the new name and alerts. 50 a person.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["saveSearch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auction/searches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the saved search
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Open a saved search, rename it, or switch its alerts
         * @description Changes: the name or the alerts of the search, and its new lots are counted from now. After any change the search's lots count as seen.
         *
         *     Who may call: a signed-in user.
         */
        put: operations["updateSearch"];
        post?: never;
        /**
         * Delete a saved search
         * @description Changes: the search is deleted, and its alerts end.
         *
         *     Who may call: a signed-in user.
         */
        delete: operations["deleteSearch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Running and coming lanes
         * @description Changes nothing. Drafts of the staff are not in it.
         *
         *     Who may call: anyone, with or without a token.
         */
        get: operations["listQueues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/rehearsal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rehearsals that anybody may enter
         * @description Changes nothing. Nothing in a rehearsal counts: it has its own lots, money and people, and is deleted a minute after its end. The calls for real lanes and lots read it and bid in it, under ids from 1000000000.
         *
         *     Who may call: anyone, with or without a token.
         */
        get: operations["listRehearsals"];
        put?: never;
        /**
         * Start a rehearsal, or return to the user's own
         * @description Changes: a rehearsal of the caller starts, unless they have one. An auctioneer runs a rehearsal; a rehearsal of the back office runs automatically. Pretend bidders are in the room.
         *
         *     Who may call: a signed-in user with the role auctioneer or backoffice.
         */
        post: operations["startRehearsal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/queue/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lane
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * One lane
         * @description Changes nothing. Begin with this snapshot; later events come on the lane's topic.
         *
         *     Who may call: anyone, with or without a token.
         */
        get: operations["getQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/lot/all/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lane
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The whole run
         * @description Changes nothing.
         *
         *     Who may call: anyone, with or without a token.
         */
        get: operations["listLaneLots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/lot/tail/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lane
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The current lot and the next ones
         * @description Changes nothing.
         *
         *     Who may call: anyone, with or without a token.
         */
        get: operations["listLaneTail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/log/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lane
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Events of a lane after a seq, 200 at most
         * @description Changes nothing. Read it after a gap in `seq`; if `complete` is false, read the lane anew.
         *
         *     Who may call: anyone, with or without a token.
         */
        get: operations["getLaneLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/ctrl/minprice-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lower the min price of the current lot
         * @description Changes: the minimum price of the lot; the price may rise to it. By 5 % at least, at most twice after the first bid, never in the final call. Only the operator at the desk may do so.
         *
         *     Who may call: a signed-in user with the role auctioneer.
         */
        post: operations["changeLaneMinPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/ctrl/release/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Green light: the min price becomes the visible price
         * @description Changes: the minimum price becomes the visible price, so the leader will win. Without a bid there is no minimum any more. A command although it is a GET: never prefetch or retry it. Only the operator at the desk may do so.
         *
         *     Who may call: a signed-in user with the role auctioneer.
         */
        get: operations["releaseLot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/ctrl/skip-lot/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Move the lot to the end of the run; a second skip disables it
         * @description Changes: the order of the run. A command although it is a GET: never prefetch or retry it. Only for a lot without a bid. Only the operator at the desk may do so. LAST_LOT: no other lot is left in the run, so a skip would end the lane.
         *
         *     Who may call: a signed-in user with the role auctioneer.
         */
        get: operations["skipLot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/ctrl/move-lot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a pending lot
         * @description Changes: the order of the run. Only lots that have not begun move, and never before the current one. Only the operator at the desk may do so.
         *
         *     Who may call: a signed-in user with the role auctioneer.
         */
        post: operations["moveLot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/ctrl/step-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the bid step from the next bid on
         * @description Changes: the bid step of the current lot. Only the operator at the desk may do so.
         *
         *     Who may call: a signed-in user with the role auctioneer.
         */
        post: operations["changeLaneStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/ctrl/final-call": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the final call
         * @description Changes: the lot is in its final call, and is closed after it unless a new bid comes. The lot must be running. Only the operator at the desk may do so.
         *
         *     Who may call: a signed-in user with the role auctioneer.
         */
        post: operations["finalCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/ctrl/lower-startprice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lower the start price by a tenth; only without a bid
         * @description Changes: the start price of the current lot. Only the operator at the desk may do so.
         *
         *     Who may call: a signed-in user with the role auctioneer.
         */
        post: operations["lowerStartPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/ctrl/lot/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a lot out of the run
         * @description Changes: the lot leaves the run. LOT_HAS_BIDS: it is the current lot and has bids. Only the operator at the desk may do so.
         *
         *     Who may call: a signed-in user with the role auctioneer.
         */
        post: operations["disableLot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/ctrl/lot/enable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a lot back at the end of the run
         * @description Changes: a disabled lot joins the run again, at its end. Only the operator at the desk may do so.
         *
         *     Who may call: a signed-in user with the role auctioneer.
         */
        post: operations["enableLot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/ctrl/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the lane
         * @description Changes: the lane is open and the caller holds its desk. It runs from the advertised time on. Only an operator of this lane may do so.
         *
         *     Who may call: a signed-in user with the role auctioneer.
         */
        post: operations["openLane"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/ctrl/takeover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the desk, ask for it, or answer a request for it
         * @description Changes: the holder of the desk, or the open request for it. Only operators of this lane may do so. A desk whose holder is away is taken at once. A present holder gets a request; the same call by the holder hands the desk over. With `refuse` the holder keeps it, and a requester withdraws the request.
         *
         *     Who may call: a signed-in user with the role auctioneer.
         */
        post: operations["takeoverLane"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/ctrl/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause the lane, with a reason
         * @description Changes: the lane is paused and nobody can bid. Its operators and the back office may pause. On a paused lane it changes the public reason.
         *
         *     Who may call: a signed-in user with the role auctioneer or backoffice.
         */
        post: operations["pauseLane"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/ctrl/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume after a pause
         * @description Changes: the lane runs again, and the current lot has 15 seconds at least. Only the operator at the desk may do so.
         *
         *     Who may call: a signed-in user with the role auctioneer.
         */
        post: operations["resumeLane"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/ctrl/next-lot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the result card now: its result is final, and the next lot comes
         * @description Changes: the result of the lot is final, and the next lot comes. Only the operator at the desk may do so.
         *
         *     Who may call: a signed-in user with the role auctioneer.
         */
        post: operations["nextLot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/ctrl/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen the lot on the card, once, with a reason
         * @description Changes: the lot on the result card is open for bids again. Only the operator at the desk may do so. Also in a pause; bidding continues when the lane is resumed.
         *
         *     Who may call: a signed-in user with the role auctioneer.
         */
        post: operations["reopenLot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/ctrl/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the lane
         * @description Changes: the lane is finished, and lots that were not reached are not sold. Only the operator at the desk may do so. Refused while a lot has bids that wait for their result; a rehearsal ends at any moment.
         *
         *     Who may call: a signed-in user with the role auctioneer.
         */
        post: operations["endLane"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/ctrl/message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to the room; an empty one removes the last. The message ends with its lot
         * @description Changes: the message that everyone in the lane sees. Only the operator at the desk may do so.
         *
         *     Who may call: a signed-in user with the role auctioneer.
         */
        post: operations["sayToRoom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/ctrl/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The operator or the clerk is here; every 3 s
         * @description Changes: the time at which the operator, or the clerk, was last here. After 10 seconds without this call of the operator the lane is paused. Only for the operators and the clerk of this lane.
         *
         *     Who may call: a signed-in user with the role auctioneer or backoffice.
         */
        post: operations["keepDesk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/room/paddles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a paddle to a known client
         * @description Changes: the client has this number in the lane; without one, the next free number. A client who has a paddle keeps it. Only a client who may bid gets a paddle, before the lane is over.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["givePaddle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/room/paddles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lane
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * The paddles of a lane with the room
         * @description Changes nothing. By number. Auctioneers read no names. A lane without the room has no paddles.
         *
         *     Who may call: a signed-in user with the role auctioneer or backoffice.
         */
        get: operations["listPaddles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/room/seat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give or free the clerk's seat of a lane
         * @description Changes: the person of the back office who enters bids of the room and the phones beside the auctioneer; null frees the seat. A clerk who is present alone hands the seat over, an absent one loses it after 10 seconds. An operator of the lane is not its clerk.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["giveSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/room/walkins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a person at the door
         * @description Changes: a client with the Emirates ID and the phone exists, who cannot sign in yet, and a code goes to the phone. A person without a paddle yet may be sent again, corrected. VALIDATION at `emirates_id`: another client has this document, or a locked one had it.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["registerWalkIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/room/walkins/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter the code that a person at the door reads from their phone
         * @description Changes: the phone is verified.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["verifyWalkIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/room/walkins/paddle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a paddle to a person at the door
         * @description Changes: the contract is signed with the signature in the file, the person has a number in the lane, and the payment provider's page waits for the card, or the limit is granted as by grantLimit: one of the two is given. Until staff accept the profile the person bids in the room and on a phone line alone, as far as deposit or limit covers.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["admitWalkIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/room/absentee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter the maximum of an absent client
         * @description Changes: what a stored maximum of the paddle's client changes; nobody else reads the amount afterwards, and the scan of the written instruction belongs to the client. A client who leads the lot changes their maximum alone.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["enterInstruction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/room/limit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a paddle bid up to a limit in place of a deposit
         * @description Changes: bids of the room, the phones and absentees for this paddle are held against the limit first, and what is above it against the deposit. From AED 50,000 it waits for the signature of a second person; null takes it away. A limit that covers bids cannot fall below them.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["grantLimit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/room/line": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a paddle on a phone line
         * @description Changes: the line calls for this paddle; null frees the line. A paddle is on one line at most, and leaves its earlier one.
         *
         *     Who may call: a signed-in user with the role auctioneer or backoffice.
         */
        post: operations["setPhoneLine"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/room/bid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Enter a bid from the room or from a phone line
         * @description Changes: what a bid of the paddle's client changes. The price is the ask, or a larger amount that the room called. Judged among all other bids by its receipt; a bid at an ask that is taken is BID_TOO_LOW. With a line it is a phone bid, and the line must call for this paddle. Without a paddle the room leads until nameBidder says who: the hammer waits 60 seconds for it. Only the operator at the desk and the clerk may enter bids.
         *
         *     Who may call: a signed-in user with the role auctioneer or backoffice.
         */
        post: operations["bidInRoom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/room/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say whose the leading bid of the room is
         * @description Changes: a bid that was entered without a paddle is that of the paddle's client, who leads at the same price with a deposit hold. Also after the hammer, while the result waits for it: a lot without a name after 60 seconds goes to the end of the run. Only the operator at the desk and the clerk may do so.
         *
         *     Who may call: a signed-in user with the role auctioneer or backoffice.
         */
        post: operations["nameBidder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/room/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back the newest bid from the room or a phone
         * @description Changes: price, leader, maximums, deposit holds and time left become what they were before the bid, and the history says so. Only the newest bid of the lot, before any other bid and before the hammer. Only the operator at the desk and the clerk may do so.
         *
         *     Who may call: a signed-in user with the role auctioneer or backoffice.
         */
        post: operations["takeBackBid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/room/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the ask of the next bid
         * @description Changes: the least amount of the next bid on the current lot, for everybody at once: any amount above the highest bid, and without a bid from the start price on. `null`: the step decides again, as it does after the next bid. Only the operator at the desk of a lane with the room may do so.
         *
         *     Who may call: a signed-in user with the role auctioneer.
         */
        post: operations["setAsk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live/room/hammer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold, sell, pass or withdraw the current lot by hand
         * @description Changes: what the auctioneer's hammer decides in a lane that no timer ends. Bids received before it are judged first. `hold`: a fair warning goes back to running. `sell`: the highest bid has the hammer; below the minimum price only with a right to sell. `pass`: without a bid the lot is not sold, below the minimum price its seller decides. `withdraw`: not sold, with bids too, and the deposits are free at once; needs a reason. Only the operator at the desk may do so.
         *
         *     Who may call: a signed-in user with the role auctioneer.
         */
        post: operations["moveHammer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe this device; the reply holds data.wcb
         * @description Changes: this device gets the messages of the caller, or those for everyone without a token.
         *
         *     Who may call: anyone, with or without a token.
         */
        post: operations["subscribePush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fbtoken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bind this device's token to the signed-in user
         * @description Changes: this device gets the messages of the caller.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["bindPushToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/landing/requestcall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a call-back
         * @description Changes: a new request for the staff. A second one for the same number within an hour counts as the first.
         *
         *     Who may call: anyone.
         */
        post: operations["requestCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The reader's notices
         * @description Changes nothing. Notices stay unread until they are marked as read.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark as read; without ids all of them
         * @description Changes: the named notices of the caller are read. The reply has the number of unread ones.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where each kind of notice goes, and the quiet hours
         * @description Changes nothing.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["getNotificationSettings"];
        put?: never;
        /**
         * Choose where each kind of notice goes, and the quiet hours
         * @description Changes: the caller's settings; the given ones replace all. Notices about money keep one way at least; to switch a way of theirs off needs a confirmation, and each change of their ways is told by the ways before it.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["setNotificationSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/installations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an installation
         * @description Changes: a new installation. Keep its refresh token: the server stores only a hash.
         *
         *     Who may call: anyone.
         */
        post: operations["createInstallation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/installations/{fid}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the installation
                 * @example cXzP1
                 */
                fid: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Get a new auth token for an installation
         * @description Changes: a new auth token replaces the last one. UNAUTHORIZED or NOT_FOUND: create a new installation.
         *
         *     Who may call: anyone.
         */
        put: operations["refreshInstallation"];
        post?: never;
        /**
         * Delete an installation
         * @description Changes: the installation is deleted.
         *
         *     Who may call: anyone.
         */
        delete: operations["deleteInstallation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register for push
         * @description Changes: the device of the installation can get pushes; one device per installation. STALE: the installation is deleted.
         *
         *     Who may call: anyone.
         */
        post: operations["createPushRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/registrations/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The registration's token
                 * @example d3v1c3-t0k3n
                 */
                token: components["schemas"]["OneLine"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change a registration
         * @description Changes: the address and the keys of the device's push service.
         *
         *     Who may call: anyone.
         */
        put: operations["updatePushRegistration"];
        post?: never;
        /**
         * Delete a registration
         * @description Changes: the device gets no more pushes.
         *
         *     Who may call: anyone.
         */
        delete: operations["deletePushRegistration"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test message to the reader's devices
         * @description Changes nothing. A push goes to each device of the caller; the reply has their number.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["sendTestPush"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a photo or a document
         * @description Changes: a new file of the caller. A file that nothing uses is deleted after 24 hours.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{upload}": {
        parameters: {
            query: {
                /**
                 * @description How many bytes of the file come before this part
                 * @example 524288
                 */
                from: number;
                /**
                 * @description The bytes of the whole file
                 * @example 5700000
                 */
                size: number;
            };
            header?: never;
            path: {
                /**
                 * @description A new id for each file, chosen by the client
                 * @example 4f1b2c3d5e6f7a8b
                 */
                upload: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a part of a photo or a document
         * @description Changes: the part is kept for 24 hours; with the last part, a new file of the caller. `received` says where the next part begins, also after a lost answer, or where parts are missing: send any part again. A body that stalls ends with 408, a slow one does not.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["uploadPart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the file
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an unused file of the user
         * @description Changes: the file is deleted. STALE: a lot or a profile uses it.
         *
         *     Who may call: a signed-in user.
         */
        delete: operations["deleteFile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{id}/original": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the file
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /**
         * A new link to a file, for its owner; of a photo the whole picture
         * @description Changes nothing. The link works for 5 minutes.
         *
         *     Who may call: a signed-in user.
         */
        get: operations["getOriginal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/files/{id}/change": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the file
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn or crop a lot's photo
         * @description Changes: a new file of the caller. Answers a new file, made of the whole picture. The old file stays until its lot is saved without it, so the change can be undone.
         *
         *     Who may call: a signed-in user.
         */
        post: operations["changePhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/desk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The work that waits for the back office, by kind
         * @description Changes nothing. Each count is the number of rows of the list that the kind opens: clients in the section `new`, lots in `moderation`, `open` invoices, `requested` refunds, settlements in `waiting`, `open` calls, and a pause of all auctions.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        get: operations["getDesk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/clients/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clients, one page
         * @description Changes nothing. The next page begins after `next`.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["listClients"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/clients/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clients by tab
         * @description Changes nothing.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["countClients"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/clients/update/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a signed profile
         * @description Changes: the profile is approved, and its user may bid or sell. STALE: it is not under review, or has changed since it was read.
         *
         *     Who may call: a signed-in user with the role backoffice and the status manager or admin.
         */
        post: operations["acceptProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/clients/update/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend bidding, with a reason and a last day
         * @description Changes: the user may not bid until the end of the last day, in Asia/Dubai. Earlier bids stay binding, and the user is notified.
         *
         *     Who may call: a signed-in user with the role backoffice and the status manager or admin.
         */
        post: operations["lockProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/clients/update/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a suspension
         * @description Changes: the user may bid again at once. STALE: the profile is not suspended, or has changed since it was read.
         *
         *     Who may call: a signed-in user with the role backoffice and the status manager or admin.
         */
        post: operations["unlockProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/clients/user/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a client a one-time password; their sessions end
         * @description Changes: the password of the user, and all their sessions end. The user is notified. The next sign-in with it answers `password_change_required`. A password that is easy to guess is refused.
         *
         *     Who may call: a signed-in user with the role backoffice and the status manager or admin.
         */
        put: operations["setUserPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/clients/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clients as a spreadsheet
         * @description Changes: a row of the audit log names who took it away, with the filter.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["exportClients"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/clients/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One person as the staff see them: profiles, money in and out, lots, bids, staff acts
         * @description Changes nothing. A row of the audit log names who read it, once in ten minutes.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        get: operations["getClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/users/factors/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the second factors of a person who lost them, after a check of their papers
         * @description Changes: the second factors of the person. Removes the app, the passkeys and the recovery codes, ends every session of the person, and tells them by mail and SMS. Admins only, never for their own account. A role that needs a factor sets up a new one at the next sign-in. FACTOR_REQUIRED: the person has none.
         *
         *     Who may call: a signed-in user with the role backoffice and the status admin.
         */
        post: operations["resetUserFactors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/users/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a user's roles and status
         * @description Changes: the roles and the status of the user. Nobody changes their own; a user with open bids cannot join the staff (ACCOUNT_BUSY).
         *
         *     Who may call: a signed-in user with the role backoffice and the status admin.
         */
        post: operations["setUserRoles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/lots/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lots by state, for staff: returned ones first, then those that wait longest
         * @description Changes nothing.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["listModeration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/lots/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a lot
         * @description Changes: the lot is public and opens at its start; the seller is notified. LOT_CLAIMED: a colleague works on it.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["approveLot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/lots/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a lot back with remarks
         * @description Changes: the lot is a draft again, with the remarks; the seller is notified. LOT_CLAIMED: a colleague works on it.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["returnLot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/lots/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a make, model or body in the seller's words by a value of the list
         * @description Changes: the lot has the value. With `label`, the list has a new value, which all forms and filters offer. LOT_CLAIMED: a colleague works on the lot. STALE: it is not in moderation.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["resolveLotWords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/lots/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a lot in moderation: its facts, what looks odd, and a claim of some minutes, unless someone else has it
         * @description Changes: the caller's claim on the lot, unless a colleague holds one. With `claim` false nothing changes, so that an open page that nobody works with neither takes nor keeps a claim. STALE: the lot is not in moderation.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["openModerationLot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/lots/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give up the claim on a lot in moderation
         * @description Changes: the caller's own claim ends. Without a claim it changes nothing.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["releaseModerationLot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/queues/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lanes as staff compose them: running, then coming, then finished
         * @description Changes nothing.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["listComposedQueues"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/queues/auctioneers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The people who can run a lane, each with their coming lanes
         * @description Changes nothing.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        get: operations["listAuctioneers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/queues/eligible": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lots that can join a lane: for sale, without a bid, in no other lane
         * @description Changes nothing.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["listEligibleLots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/queues/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One lane as staff compose it, also a draft
         * @description Changes nothing. Send its `version` with each change of the lane.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        get: operations["getComposedQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/queues/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a lane's draft
         * @description Changes: a new draft, which only staff can see. Its start must be in the future.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["createQueue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/queues/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change name, place, start or timers
         * @description Changes: the given fields of the lane. Only before the lane has begun; STALE: another version.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["updateQueue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/queues/lots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The lots of a lane, in their order
         * @description Changes: the run of the lane; the given list replaces it. Only before the lane has begun; STALE: another version.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["setQueueLots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/queues/operators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the operators of a lane
         * @description Changes: the operators; the given list replaces them. Operators must be auctioneers. Only before the lane has begun; STALE: another version.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["setQueueOperators"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/queues/fees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the fees of a lane
         * @description Changes: what buyers and sellers of this lane pay. The lane's fee counts before the one agreed with a seller, and that before the house's; null: none of its own. Only before the lane has begun, and before the first bid on a lot of the published lane, since its bidder was told the fee; STALE: another version. The audit has a row.
         *
         *     Who may call: a signed-in user with the role backoffice and the status manager or admin.
         */
        post: operations["setQueueFees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/queues/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a lane
         * @description Changes: everyone sees the lane, and its lots have no end of their own any more. STALE: another version.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["publishQueue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/queues/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a lane, with a reason; a draft is deleted, and its lots stay unchanged
         * @description Changes: the lots of a published lane are withdrawn, and their holds are released. STALE: another version.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["cancelQueue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/payments/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invoices to confirm
         * @description Changes nothing.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["listInvoices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/payments/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that the money has arrived, and credit it
         * @description Changes: the invoice is paid and the received amount is in the client's deposit, also where it differs from the invoice. Its value date and reference are stored. This is final, and the client is notified. The value date is from 90 days ago to a week from today.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["confirmInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/payments/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject an invoice without a payment
         * @description Changes: the invoice is closed without a payment, and the client is notified. It can be reopened for one minute.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["rejectInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/payments/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a rejection back while its undo window lasts
         * @description Changes: the invoice is open again, and the client is notified. STALE: the minute to undo is over.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["reopenInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/refunds/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refunds to pay out
         * @description Changes nothing.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["listRefundRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/refunds/paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a refund as paid; a new account waits 24 h (PAYOUT_WAITS names the end in `until`)
         * @description Changes: the reserved amount leaves the client's deposit, the reference and the value date of the transfer are stored, and the client is notified. The value date is from 90 days ago to a week from today.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["markRefundPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/refunds/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a colleague to sign a large refund, with the reason
         * @description Changes: it waits for a second signature. Signed, it can be paid out. STALE: it waits already, is signed or decided, or needs no signature.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["askRefundSignature"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/sign/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What waits for a second signature, the earliest end first; or what was decided, the newest first
         * @description Changes nothing.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["listSignatures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/sign/{kind}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign what a colleague asked for, or decline it with a reason
         * @description Changes: signed, what was asked for happens at once, and the audit has both names; declined or void, nothing happens. SECOND_PERSON_REQUIRED: the caller asked for it, gains from it, or shares a document, an account, a phone or an address with the client. STALE: it is decided, void, or can no longer be done.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["signRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/papers/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tax documents, which are the list of the VAT owed
         * @description Changes nothing. The newest first. The sums are those of all rows of the filter; credit notes count as negative.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["listPapers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/papers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tax documents as a spreadsheet
         * @description Changes: a row of the audit log names who took them away, with the filter. The rows of the list, at most 10,000.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["exportPapers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/papers/file/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A tax document as a PDF
         * @description Changes nothing.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        get: operations["getPaper"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/papers/payouts/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What is due to sellers
         * @description Changes nothing. One row for each seller whose proceeds are free and not paid out: the longest waiting first.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["listPayouts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/papers/payouts/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay out what is due to these sellers
         * @description Changes: each seller gets a numbered statement and a payout, which is a refund of that amount: it is reserved, waits for its bank file, and above AED 10,000 for a second signature. The audit has a row for each. STALE: nothing is due to one of them any more. VALIDATION: a seller has no bank account, or the house is not set up.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["runPayouts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/papers/payouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The vendor statement of a seller as it would be now
         * @description Changes nothing. The IBAN is masked.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        get: operations["getPayout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/papers/statements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A vendor statement
         * @description Changes nothing. The IBAN is masked.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        get: operations["getStatement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/papers/statements/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A vendor statement as a PDF
         * @description Changes nothing. A4. The IBAN is masked.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        get: operations["getStatementFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/sales/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The report of a sale as a spreadsheet
         * @description Changes: a row of the audit log names who took it away. One row for each lot, with the names of buyers and sellers.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["saveSaleSheet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/sales/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report of a sale
         * @description Changes nothing. What the lots of a lane brought: by lot, buyer and seller, and what became of each later.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        get: operations["getSaleReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/sales/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report of a sale as a PDF
         * @description Changes nothing. A4, without names of buyers; it names who printed it, when, and the rows of the journals.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        get: operations["printSale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/papers/house": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The house as its tax documents name it
         * @description Changes nothing. It is null before an admin has set it: until then no document is issued.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        get: operations["getPaperHouse"];
        put?: never;
        /**
         * Set how tax documents name the house
         * @description Changes: documents from now on show it, and paid sales without a document get theirs; issued ones never change. The audit has a row.
         *
         *     Who may call: a signed-in user with the role backoffice and the status admin.
         */
        post: operations["setPaperHouse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/papers/fee": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree a fee with a seller
         * @description Changes: their sales from now on; earlier ones keep the fee of their hammer. The audit has a row.
         *
         *     Who may call: a signed-in user with the role backoffice and the status manager or admin.
         */
        post: operations["setSellerFee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/papers/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A sample of a tax document with this house
         * @description Changes nothing. The sample takes no number.
         *
         *     Who may call: a signed-in user with the role backoffice and the status admin.
         */
        post: operations["previewPaper"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/claims/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claims: open ones, the oldest first, or decided ones, the newest first
         * @description Changes nothing.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["listClaims"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/claims/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide a claim, with a reason
         * @description Changes: nothing, a sum from the seller's held proceeds, or the return of the lot. The proceeds that are left are free, and both sides are told. From AED 10,000 a colleague signs first (`to_be_signed`). STALE: it is decided, or the seller may still answer. SECOND_PERSON_REQUIRED: the caller is one side, or tied to one.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["decideClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/cases/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspicions of bids for a seller or a winner: open ones by their strength, decided ones the newest first
         * @description Changes nothing. The server looks each night at the lots that have ended, and opens a case by itself. It never acts on one. No amount, document, account or address is shown: only that two accounts share it.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["listCases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/cases/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dismiss or confirm a suspicion, with a reason
         * @description Changes: the case is decided, and the audit has the reason. Nothing else happens: a lock is a decision of its own. The same evidence opens no further case about the two. SECOND_PERSON_REQUIRED: the caller is one of the two, or shares a document, an account, a phone or an address with one. STALE: it is decided.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["decideCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/refunds/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a refund, with a reason; the amount becomes available again
         * @description Changes: the request is closed and its amount is available again; the client is notified.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["declineRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/refunds/reveal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The whole account of a refund, for the transfer in the bank
         * @description Changes: a row of the audit log names who read the account. Show it for `shown_s` seconds at most.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["revealRefundAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/refunds/bank-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A file of refunds for the bank
         * @description Changes: the refunds are in a numbered file, which is made once, and the audit log names its maker and its checksum. STALE: a refund is decided or in a file already. PAYOUT_WAITS: an account is new. VALIDATION: the bank would refuse a name or an account, or a refund goes to another name than the client's; pay those by hand.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["makeBankFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/settlements/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settlements after sales
         * @description Changes nothing. The state `waiting` lists the sales that need staff: not paid in time, or due within a day.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["listSettlements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/settlements/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settlements as a spreadsheet
         * @description Changes: a row of the audit log names who took them away, with the filter. The rows of the list, at most 10,000.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["exportSettlements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/settlements/debtors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buyers who owe for sales
         * @description Changes nothing. One row for each buyer with sales that are due or were not paid in time, with their sum.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["listDebtors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/settlements/debtors/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buyers who owe, as a spreadsheet
         * @description Changes: a row of the audit log names who took them away, with the filter. The rows of the list, at most 10,000.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["exportDebtors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/settlements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One settlement with the acts of the staff
         * @description Changes nothing.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        get: operations["getSettlement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/handover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand over the lot of a pickup code, and credit the seller
         * @description Changes: the lot is handed over, and the seller's deposit is credited. STALE: it is not paid, or handed over already. Wrong codes are limited.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["handOverByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/handover/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The sale of a pickup code, and whether the lot may be handed over now
         * @description Changes nothing. Ten wrong codes in ten minutes per member of the staff; then RATE_LIMITED.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["findHandover"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/settlements/handover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand over a lot without its pickup code, with a reason, and credit the seller
         * @description Changes: the lot is handed over, and the seller's deposit is credited. STALE: it is not paid, or handed over already.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["handOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/settlements/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the buyer 24 more hours to pay
         * @description Changes: the buyer's time to pay; a lot that was not paid in time is sold again. STALE: the lot is paid already or listed again, or its hold is released or forfeited. Both sides are notified.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["extendSettlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/settlements/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release the hold of an unpaid win
         * @description Changes: the buyer's hold on the lot is available to them again. STALE: the payment is not overdue. Both sides are notified.
         *
         *     Who may call: a signed-in user with the role backoffice and the status manager or admin.
         */
        post: operations["releaseSettlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/settlements/forfeit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Forfeit the hold of an unpaid win
         * @description Changes: the buyer loses the hold on the lot. STALE: the payment is not overdue. Both sides are notified.
         *
         *     Who may call: a signed-in user with the role backoffice and the status manager or admin.
         */
        post: operations["forfeitSettlement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/settlements/offer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer an unpaid lot to the next bidder for its seller
         * @description Changes: as POST /sale/offer/next, never below the seller's minimum price. The seller is notified.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["offerUnpaidLot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/calls/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call-back requests
         * @description Changes nothing.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["listCallBacks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/calls/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a call, or leave it to others
         * @description Changes: who makes the call. STALE: a colleague has taken it, or it is made.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["takeCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/calls/done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a call as made
         * @description Changes: the call counts as made, with the caller's note.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["markCallDone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/auctions/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether all standard auctions are paused, and what a pause or a resume does to open lots
         * @description Changes nothing.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        get: operations["getAuctionPause"];
        put?: never;
        /**
         * Pause all standard auctions, with a reason
         * @description Changes: nobody can bid on a standard lot, and none ends. Bids received before are judged. STALE: auctions are paused already.
         *
         *     Who may call: a signed-in user with the role backoffice and the status manager or admin.
         */
        post: operations["pauseAuctions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/auctions/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume auctions; ends move by the rules
         * @description Changes: bidding goes on. Lots whose end fell into the pause, or comes soon after it, get more time.
         *
         *     Who may call: a signed-in user with the role backoffice and the status manager or admin.
         */
        post: operations["resumeAuctions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The audit: who did what to whom, when and from where
         * @description Changes nothing.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["listAudit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/backoffice/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The audit as a spreadsheet
         * @description Changes: a row of the audit log names who took it away, with the filter.
         *
         *     Who may call: a signed-in user with the role backoffice.
         */
        post: operations["exportAudit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dict/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One closed list, with an ETag
         * @description Changes nothing. Send the ETag in If-None-Match: an unchanged list answers 304.
         *
         *     Who may call: anyone.
         */
        get: operations["getDictionary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/navinfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts beside the menu
         * @description Changes nothing. It has only the counts that the caller's roles need.
         *
         *     Who may call: anyone, with or without a token.
         */
        get: operations["getNavinfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The demo accounts of this server
         * @description Changes nothing.
         *
         *     Who may call: anyone, while the controls are on.
         */
        get: operations["listDemoAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fresh people of one kind, signed in
         * @description Changes: new accounts, each with a session. `as`: approved buyers with a filled deposit (`buyer`), unless another kind is named. Kinds that may not bid yet lack one step: `unverified` has no contact, `registered` no profile, `unsigned` no contract, `standby` waits for the review; `locked` was approved and is suspended. They have no password unless one is given. Only people with a profile get a deposit. `card`: each has a saved card whose bank answers so.
         *
         *     Who may call: anyone, while the controls are on.
         */
        post: operations["makeTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/lots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fresh open lots
         * @description Changes: new lots, open for bids.
         *
         *     Who may call: anyone, while the controls are on.
         */
        post: operations["makeLots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start over
         * @description Changes: the whole state of the server. Returns to the scene of the first start and to its instant, under a new epoch, with the clock frozen or running as it was there, and without faults, sent messages and logged requests. Bots, auctioneer and router are as at the start. Sessions stay valid if their accounts exist; others are answered 401 from then on.
         *
         *     Who may call: anyone, while the controls are on.
         */
        post: operations["resetServer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/scenes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The scenes this server can play
         * @description Changes nothing.
         *
         *     Who may call: anyone, while the controls are on.
         */
        get: operations["listScenes"];
        put?: never;
        /**
         * Start over with a scene; a new epoch
         * @description Changes: the whole state of the server. Deletes the present state, with faults, messages and logged requests unless `keep` names them. The scene is planted around the auction time, or around `clock.at`; the same name, seed and instant give the same database. People with an account in the scene stay signed in; others are answered 401 from then on.
         *
         *     Who may call: anyone, while the controls are on.
         */
        post: operations["playScene"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/snapshots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Snapshots that can be restored
         * @description Changes nothing.
         *
         *     Who may call: anyone, while the controls are on.
         */
        get: operations["listSnapshots"];
        put?: never;
        /**
         * Save the whole state under a name
         * @description Changes: the stored snapshots. The clock and the sessions are part of it. A snapshot with the same name is replaced.
         *
         *     Who may call: anyone, while the controls are on.
         */
        post: operations["takeSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/snapshots/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the snapshot
                 * @example before-close
                 */
                name: string;
            };
            cookie?: never;
        };
        /**
         * A snapshot as a file
         * @description Changes nothing. One SQLite file, with people, money and passwords' hashes of the demo in it.
         *
         *     Who may call: anyone, while the controls are on.
         */
        get: operations["downloadSnapshot"];
        /**
         * Store a downloaded snapshot under a name
         * @description Changes: the stored snapshots. A snapshot with the same name is replaced. Files of less than 20 MB.
         *
         *     Who may call: anyone, while the controls are on.
         */
        put: operations["uploadSnapshot"];
        post?: never;
        /**
         * Delete a snapshot
         * @description Changes: the stored snapshots.
         *
         *     Who may call: anyone, while the controls are on.
         */
        delete: operations["deleteSnapshot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a snapshot; a new epoch
         * @description Changes: the whole state of the server. Restores the time too, frozen or running as it was. Faults, messages and logged requests go, unless `keep` names them. The snapshot's sessions are valid again, and present ones if their accounts exist; others are answered 401 from then on.
         *
         *     Who may call: anyone, while the controls are on.
         */
        post: operations["restoreSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The auction clock
         * @description Changes nothing.
         *
         *     Who may call: anyone, while the controls are on.
         */
        get: operations["getClock"];
        put?: never;
        /**
         * Freeze, set or advance the clock; every deadline on the way runs in order
         * @description Changes: the clock of the auctions. Answers when all deadlines on the way are done. Sessions and rate limits stay on the real clock unless `sessions` takes them along; the router's pings always do.
         *
         *     Who may call: anyone, while the controls are on.
         */
        post: operations["setClock"];
        /**
         * Real time again, at its own pace; ahead, every deadline on the way runs in order
         * @description Changes: the clock of the auctions shows the real time and runs at its pace.
         *
         *     Who may call: anyone, while the controls are on.
         */
        delete: operations["resetClock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Faults that are switched on
         * @description Changes nothing.
         *
         *     Who may call: anyone, while the controls are on.
         */
        get: operations["listFaults"];
        put?: never;
        /**
         * Switch a fault on
         * @description Changes: the list of faults. The matching requests fail from now on.
         *
         *     Who may call: anyone, while the controls are on.
         */
        post: operations["addFault"];
        /**
         * Switch every fault off
         * @description Changes: the list of faults is empty.
         *
         *     Who may call: anyone, while the controls are on.
         */
        delete: operations["clearFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/event-faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Realtime faults that are switched on
         * @description Changes nothing.
         *
         *     Who may call: anyone, while the controls are on.
         */
        get: operations["listEventFaults"];
        put?: never;
        /**
         * Lose, delay, double or reorder the events of a topic
         * @description Changes: the list of realtime faults. Applies to events that the server publishes from now on, on every router, for all subscribers. The state of lots and money stays right: a client that follows the heartbeat finds out and reads it again. The first fault of a topic decides.
         *
         *     Who may call: anyone, while the controls are on.
         */
        post: operations["addEventFault"];
        /**
         * Switch every realtime fault off; delayed events go out at once
         * @description Changes: the list of realtime faults is empty.
         *
         *     Who may call: anyone, while the controls are on.
         */
        delete: operations["clearEventFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/router": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop or start the router
         * @description Changes: the router and its links. Down: every link breaks as if the router had died, and new ones are refused. `drop_user` closes only this user's links; their clients come back by themselves. A router elsewhere can't be stopped from here (422).
         *
         *     Who may call: anyone, while the controls are on.
         */
        post: operations["setRouter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bidding bots
         * @description Changes nothing.
         *
         *     Who may call: anyone, while the controls are on.
         */
        get: operations["getBots"];
        put?: never;
        /**
         * Switch the bidding bots on or off, and choose their temperament
         * @description Changes: the bots bid by the given settings, or stop.
         *
         *     Who may call: anyone, while the controls are on.
         */
        post: operations["setBots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/auctioneer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The lanes with an automatic auctioneer
         * @description Changes nothing.
         *
         *     Who may call: anyone, while the controls are on.
         */
        get: operations["getAuctioneer"];
        put?: never;
        /**
         * Let an automatic auctioneer run one lane, or all of them, and choose the tempo
         * @description Changes: which lanes run automatically, and how fast.
         *
         *     Who may call: anyone, while the controls are on.
         */
        post: operations["setAuctioneer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Simulated codes, SMS, mails and pushes
         * @description Changes nothing. Read it for the code that a call has sent.
         *
         *     Who may call: anyone, while the controls are on.
         */
        get: operations["getInbox"];
        put?: never;
        post?: never;
        /**
         * Empty the inbox
         * @description Changes: the inbox is empty.
         *
         *     Who may call: anyone, while the controls are on.
         */
        delete: operations["clearInbox"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The last requests with their problems
         * @description Changes nothing. Filters add up. The number of entries says how often a call was made, and `bodies` with what: the last hundred entries have their bodies, with secrets masked.
         *
         *     Who may call: anyone, while the controls are on.
         */
        get: operations["getRequestLog"];
        put?: never;
        post?: never;
        /**
         * Forget the requests
         * @description Changes: the log is empty.
         *
         *     Who may call: anyone, while the controls are on.
         */
        delete: operations["clearRequestLog"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/log/har": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The log as a HAR file
         * @description Changes nothing. For the network panel of a browser and other tools. HAR 1.2, with the filters of the log and its bodies.
         *
         *     Who may call: anyone, while the controls are on.
         */
        get: operations["exportRequestLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/_mock/process": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The resource use of the server's process: processor, memory, handles, disk
         * @description Changes nothing. For load tests of a server on another machine or in a container.
         *
         *     Who may call: anyone, while the controls are on.
         */
        get: operations["getProcess"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description RFC 9457 problem; `result` is the stable code, `message` the sentence for a person. */
        Problem: {
            /** @example https://marsa.test/problems/bid-too-low */
            type: string;
            title: string;
            status: number;
            result: components["schemas"]["Code"];
            /** @example The bid is below the allowable one */
            message: string;
            /** @description Facts by code: next_min, top_up, late_ms, opens_at, reason, until, errors by field… */
            details: {
                [key: string]: unknown;
            };
            /** @example b1c8-04 */
            request_id: string;
        };
        /** @description heartbeat.pub, every 2 s, below 4 kB; several at once when more changed than one can hold. After 3 s without one, nothing on the screen counts as current. */
        HeartbeatEvent: {
            /** @constant */
            v: 1;
            /** @description Server time in ms */
            now: number;
            /** @description Rate of the server's clock; 0 while it is frozen */
            rate: number;
            epoch: string;
            /** @description Last seq per running lane */
            lanes: {
                [key: string]: number;
            };
            /** @description Signed-in people in the room of each lane, each once, without the staff */
            online: {
                [key: string]: number;
            };
            /** @description The staff's reason for pausing all standard auctions; null while they run */
            paused: string | null;
            moved: components["schemas"]["Moved"];
        };
        /** @description auction.lot.{id}: the state of one lot; this topic decides. Absolute state, never deltas. */
        LotEvent: {
            /** @constant */
            v: 1;
            epoch: string;
            prev: number;
            seq: number;
            /** @description Server time in ms */
            at: number;
            /** @enum {string} */
            kind: "bid" | "extended" | "opened" | "closed" | "changed";
            id_auction: components["schemas"]["Id"];
            state: components["schemas"]["LotLive"];
            rows: components["schemas"]["HistoryRow"][];
        };
        /** @description auction.lots: hints for lists, at most four a second. A card applies one only if its seq is newer. */
        LotsHint: {
            /** @constant */
            v: 1;
            at: number;
            epoch: string;
            items: {
                id_auction: components["schemas"]["Id"];
                state: components["schemas"]["LotLive"];
            }[];
        };
        /** @description staff.queues: the waiting lists of the staff that changed, at most twice a second. A client reads those that it shows again. Without a seq: a lost hint does no harm to a client that also reads them from time to time. */
        StaffHint: {
            /** @constant */
            v: 1;
            /** @description Server time in ms */
            at: number;
            epoch: string;
            queues: components["schemas"]["StaffQueue"][];
        };
        /**
         * @description moderation: lots that wait for approval, and who reads them. payments: invoices. refunds. settlements: sold lots. clients: people and profiles. calls: call-backs. questions: on lots. claims: of buyers. lanes: composed lanes, and the lots that running ones are at. pause: the pause of all standard auctions. audit: the acts of the staff.
         * @enum {string}
         */
        StaffQueue: "moderation" | "signatures" | "cases" | "payments" | "refunds" | "settlements" | "clients" | "calls" | "questions" | "claims" | "lanes" | "pause" | "audit";
        /** @description user.{uid}: for that user alone. Its snapshot is /auth/me. */
        UserEvent: {
            /** @constant */
            v: 1;
            epoch: string;
            prev: number;
            seq: number;
            at: number;
            /**
             * @description `notice`: a new notice. `lot`: for its seller, a lot was made, sent, taken back, returned, approved, archived or deleted. `settlement`: for staff, a sale was paid, handed over or decided. `position`: repeats the last seq three times, 2 s apart; `prev` equals `seq`
             * @enum {string}
             */
            kind: "outbid" | "leading" | "won" | "not_won" | "awaiting_decision" | "offer" | "sold" | "not_sold" | "balance" | "profile" | "notice" | "lot" | "settlement" | "position";
            balance: {
                balance_summ: components["schemas"]["AedFils"];
                balance_reserv: components["schemas"]["AedFils"];
                available: components["schemas"]["AedFils"];
            } | null;
            lot: {
                id_auction: components["schemas"]["Id"];
                number: number;
                title: string;
                /** @description Seq of the lot of this state */
                seq: number;
                price: number | null;
                status: components["schemas"]["MyStatus"];
                hold: components["schemas"]["AedFils"];
                max: number | null;
            } | null;
        };
        /** @description live.queue.{id}: the changes of a commit to one lane. Absolute state, never deltas. */
        LaneEvent: {
            /** @constant */
            v: 1;
            epoch: string;
            prev: number;
            seq: number;
            /** @description Server time in ms */
            at: number;
            kind: components["schemas"]["LaneEventKind"];
            id_queue: components["schemas"]["Id"];
            state: components["schemas"]["LaneLive"];
            rows: components["schemas"]["LaneRow"][];
        };
        /** @description live.ctrl.{id}: the view of the lane's operators and staff, as of `at`. No seq of its own: the newer event counts. */
        LaneControlEvent: {
            /** @constant */
            v: 1;
            epoch: string;
            /** @description Server time in ms */
            at: number;
            id_queue: components["schemas"]["Id"];
            desk: components["schemas"]["LaneDesk"];
            counts: components["schemas"]["LaneCounts"];
        };
        /** @description Whole dirhams */
        Aed: number;
        /** @description Buyer's fee: a share of the bid between two bounds, in AED */
        FeeTerms: {
            /** @example 0.02 */
            rate: number;
            min: components["schemas"]["Aed"];
            max: components["schemas"]["Aed"];
        };
        /** @description Seller's fee: a share of the price */
        SellerFeeTerms: {
            /** @example 0 */
            rate: number;
        };
        VatTerms: {
            /** @example 0.05 */
            rate: number;
        };
        /** @enum {string} */
        Kind: "vehicle" | "apartment";
        /** @description Whole dirhams */
        AedOrNone: number | null;
        /**
         * @description A cost of the buyer that goes to somebody else than Marsa, and is paid after the sale. For a price from `from` to
         *     below `below` it is `rate` of the price, plus `amount`.
         */
        AuthorityCost: {
            kind: components["schemas"]["Kind"];
            /** @description Dictionary values of the emirates where it is due */
            emirates: string[];
            /** @example Transfer fee */
            name: string;
            /** @example Dubai Land Department */
            receiver: string;
            /** @example 0.04 */
            rate: number;
            amount: components["schemas"]["Aed"];
            from: components["schemas"]["Aed"];
            below: components["schemas"]["AedOrNone"];
            /** @example Dubai Land Department, fees of a sale */
            source: string;
        };
        AuthorityCosts: components["schemas"]["AuthorityCost"][];
        ServerClock: {
            /** @description Milliseconds since 1970 UTC on the auction clock */
            now: number;
            /** @description 1 in ordinary time, 0 while frozen */
            rate: number;
        };
        Config: {
            /** @description Version of fees, rates and windows, as stored with a confirmed price */
            version: string;
            build_id: string;
            epoch: string;
            /**
             * @description The staff's reason for pausing all standard auctions, null while they run; heartbeats tell its changes
             * @example null
             */
            paused: string | null;
            /** @description Whether /_mock answers */
            controls: boolean;
            /** @description Public key for push; null where push is off */
            vapid_key: string | null;
            wamp: {
                /**
                 * @description Absolute, or a path on this origin
                 * @example /ws
                 */
                url: string;
                /** @constant */
                realm: "realm1";
                /**
                 * @example [
                 *       "jwt",
                 *       "anonymous"
                 *     ]
                 */
                methods: ("jwt" | "ticket" | "anonymous")[];
            };
            limits: {
                photo_mb: number;
                /** @description Most million pixels of a picture */
                photo_megapixels: number;
                document_mb: number;
                photos: number;
                code_length: number;
                resend_s: number;
                password_min: number;
                text_min: number;
            };
            fee: components["schemas"]["FeeTerms"];
            seller_fee: components["schemas"]["SellerFeeTerms"];
            vat: components["schemas"]["VatTerms"];
            authority_costs: components["schemas"]["AuthorityCosts"];
            /** @description Shown beside the dirham on hall screens; left out where there is none. Bids count in AED. */
            second_currency?: {
                /**
                 * @description ISO 4217
                 * @example USD
                 */
                code: string;
                /**
                 * @description AED for one unit
                 * @example 3.6725
                 */
                aed: number;
            };
            deposit: {
                /** @example 0.2 */
                rate: number;
                min_vehicle: components["schemas"]["Aed"];
                min_apartment: components["schemas"]["Aed"];
                /** @example 0.02 */
                card_fee_rate: number;
            };
            closing: {
                window_vehicle_s: number;
                window_apartment_s: number;
            };
            clock: components["schemas"]["ServerClock"];
        };
        /**
         * @description The exhaustive table of refusals.
         * @enum {string}
         */
        Code: "BAD_REQUEST" | "UNAUTHORIZED" | "DEPOSIT_REQUIRED" | "REGISTRATION_REQUIRED" | "VERIFICATION_REQUIRED" | "PROFILE_REQUIRED" | "CONTRACT_REQUIRED" | "STANDBY" | "PROFILE_LOCKED" | "ROLE_FORBIDDEN" | "OWN_LOT" | "CONFIRM_REQUIRED" | "SECOND_PERSON_REQUIRED" | "NOT_FOUND" | "NO_SUCH_CALL" | "METHOD_NOT_ALLOWED" | "BODY_TOO_SLOW" | "LOT_NOT_OPEN" | "LOT_CLOSED" | "ALREADY_LEADING" | "BID_TOO_LOW" | "MAX_NOT_HIGHER" | "USE_BUY_NOW" | "BUY_NOW_CLOSED" | "NO_PROXY" | "STALE" | "QUESTIONS_CLOSED" | "LOT_HAS_BIDS" | "LOT_IN_GROUP" | "LAST_LOT" | "ALREADY_RELISTED" | "LOT_CLAIMED" | "MIN_PRICE_RULE" | "REVIEW_ENDED" | "OFFER_CLOSED" | "PICKUP_TAKEN" | "PICKUP_FIXED" | "QUOTE_EXPIRED" | "PAYOUT_WAITS" | "ACCOUNT_BUSY" | "FACTOR_REQUIRED" | "KEY_REUSED" | "TOO_LARGE" | "UNSUPPORTED_TYPE" | "VALIDATION" | "CODE_WRONG" | "CODE_EXPIRED" | "UPGRADE_REQUIRED" | "RATE_LIMITED" | "INTERNAL" | "UNAVAILABLE";
        /**
         * @description degraded: open, but the link to the router is down, the system clock went back, or lots are closed. Only `details.status` of a 503 has starting: the database is not open yet; standby: another server serves this house, and this one takes over when that one ends (of a 200: it passes every call on to that one); recovering: the last server did not end cleanly, and bids are closed until the database is checked; read_only: writes fail, and what was stored can be read
         * @enum {string}
         */
        HealthStatus: "ok" | "degraded" | "starting" | "standby" | "recovering" | "read_only";
        Health: {
            status: components["schemas"]["HealthStatus"];
            epoch: string;
            /** @enum {string} */
            router: "embedded" | "crossbar";
            /** @description Whether the publisher has a link to the router */
            connected: boolean;
        };
        /** @description One line as a person types or pastes it, without control characters. Hidden marks, which phones copy along with a number, are left out. A phone number without a country code is one of the UAE. */
        TypedLine: string;
        Id: number;
        /** @enum {string} */
        Role: "buyer" | "seller" | "auctioneer" | "backoffice";
        /** @enum {string} */
        ProfileStatus: "draft" | "signed" | "ok";
        /** @description A phone number as E.164 */
        PhoneOrNull: string | null;
        /** @enum {string} */
        Ustatus: "unknown" | "confirmed_single" | "confirmed" | "manager" | "admin";
        /**
         * Format: date-time
         * @example 2026-11-24T10:04:41.000Z
         */
        Instant: string;
        /** @enum {string} */
        ProfileType: "buyer" | "seller";
        /** @enum {string} */
        LegalForm: "individual" | "company";
        ExpiringPaper: {
            /** @enum {string} */
            paper: "passport" | "emirates_id";
            /**
             * Format: date
             * @description Last valid day, Asia/Dubai
             */
            expires: string;
        };
        OwnProfile: {
            id_profile: components["schemas"]["Id"];
            type: components["schemas"]["ProfileType"];
            form: components["schemas"]["LegalForm"];
            name: string;
            status: components["schemas"]["ProfileStatus"];
            /** @description Papers that have expired or expire within 30 days, the next one first; none of a draft */
            expiring: components["schemas"]["ExpiringPaper"][];
        };
        Me: {
            id_user: components["schemas"]["Id"];
            id_profile: number | null;
            roles: components["schemas"]["Role"][];
            pstatusMax: components["schemas"]["ProfileStatus"] | null;
            firstName: string;
            lastName: string;
            /** @description Both names */
            name: string;
            profile_name: string | null;
            email: string | null;
            phone: components["schemas"]["PhoneOrNull"];
            ustatus: components["schemas"]["Ustatus"];
            /** @description Whether the profile is locked */
            profile_restriction: boolean;
            email_verified: boolean;
            phone_verified: boolean;
            new_email: string | null;
            new_phone: components["schemas"]["PhoneOrNull"];
            /** @description When an email that replaced another begins to take codes for a new password; null: it takes them */
            email_recovers_from: components["schemas"]["Instant"] | null;
            /** @description The same for the phone */
            phone_recovers_from: components["schemas"]["Instant"] | null;
            avatar: string | null;
            restriction: {
                reason: string;
                /**
                 * Format: date
                 * @description Last locked day, Asia/Dubai
                 */
                until: string | null;
            } | null;
            /** @description Whether this user may bid, and the missing step */
            gate: {
                can_bid: boolean;
                /** @enum {string|null} */
                missing: "registration" | "verification" | "profile" | "contract" | "review" | "lock" | "role" | null;
            };
            /** @description Whether this user has placed a bid */
            has_bid: boolean;
            /** @description At most one of a buyer and one of a seller; `id_profile` is the one in use */
            profiles: components["schemas"]["OwnProfile"][];
            epoch: string;
            /** @description Last seq of the topic user.{id_user} that this answer includes */
            seq: number;
        };
        Contact: {
            /** @enum {string} */
            kind: "email" | "phone";
            /** @example o•••@marsa.test */
            mask: string;
            verified: boolean;
            /** Format: date-time */
            resend_at: string | null;
        };
        /** @enum {string} */
        FactorKind: "totp" | "passkey" | "recovery";
        /** @description With `second_factor_required`, where the person is not signed in yet. The reply has no contacts and no status */
        SecondFactor: {
            kinds: components["schemas"]["FactorKind"][];
            expires: components["schemas"]["Instant"];
        };
        Session: {
            user?: components["schemas"]["Me"];
            contacts: components["schemas"]["Contact"][];
            status: components["schemas"]["Ustatus"];
            second_factor?: components["schemas"]["SecondFactor"];
        };
        SignedIn: {
            /** @enum {string} */
            result: "success" | "verification_required" | "password_change_required" | "second_factor_required" | "second_factor_setup_required";
            access_token: string;
            data: components["schemas"]["Session"];
        };
        /** @description Dirhams with at most two decimals */
        AedFils: number;
        Hold: {
            id_auction: number | null;
            number: number | null;
            title: string | null;
            amount: components["schemas"]["AedFils"];
            /**
             * @description `group`: beside the lead of a group of lots. `claim`: proceeds of a seller, until the buyer can no longer claim or their claim is decided
             * @enum {string}
             */
            why: "lead" | "decision" | "unpaid" | "group" | "claim" | "refund";
            /** Format: date-time */
            until: string | null;
        };
        Balance: {
            balance_summ: components["schemas"]["AedFils"];
            balance_reserv: components["schemas"]["AedFils"];
            available: components["schemas"]["AedFils"];
            holds: components["schemas"]["Hold"][];
            epoch: string;
            seq: number;
        };
        /** @description One line, without control characters and without characters that turn the direction of writing. A letter has 10 marks at most, as in every text. */
        OneLine: string;
        Words: components["schemas"]["OneLine"][];
        /**
         * @description included: VAT inside the bid; without: none; partial: margin scheme, inside, no amount shown
         * @enum {string}
         */
        VatMode: "included" | "without" | "partial";
        /**
         * @description none: no minimum; red: below the minimum; green: minimum reached
         * @enum {string}
         */
        Light: "none" | "red" | "green";
        Range: {
            from?: number;
            to?: number;
        };
        DateRange: {
            /**
             * Format: date
             * @description First day, Asia/Dubai
             */
            from?: string;
            /**
             * Format: date
             * @description Last day, inclusive
             */
            to?: string;
        };
        /**
         * @description Inside a field OR, between fields AND; an empty list or text restricts nothing. `q` holds beginnings of words
         *     that must all be found. `price` is the visible price, before the first bid the start price; `you_pay` is what
         *     a buyer pays at that price: with the buyer's fee, VAT on it, and the costs of the authority.
         *     `per_sqft` is the visible price of an apartment by its area, in whole AED per sqft. `buynow`: the
         *     buy-now price can be taken, now or once the lot opens. `mine` finds nothing for a visitor.
         */
        Filter: {
            q?: components["schemas"]["OneLine"];
            ids?: components["schemas"]["Id"][];
            kind?: components["schemas"]["Kind"][];
            /** @description Open now, in a live lane, upcoming, just finished */
            status?: ("open" | "lane" | "upcoming" | "finished")[];
            mark?: components["schemas"]["Words"];
            model?: components["schemas"]["Words"];
            body?: components["schemas"]["Words"];
            gearbox?: components["schemas"]["Words"];
            engine?: components["schemas"]["Words"];
            drive?: components["schemas"]["Words"];
            colour?: components["schemas"]["Words"];
            emirate?: components["schemas"]["Words"];
            city?: components["schemas"]["Words"];
            community?: components["schemas"]["Words"];
            type?: components["schemas"]["Words"];
            developer?: components["schemas"]["Words"];
            bedrooms?: number[];
            seats?: number[];
            furnished?: boolean;
            new_construction?: boolean;
            vat?: components["schemas"]["VatMode"][];
            light?: components["schemas"]["Light"][];
            buynow?: boolean;
            lane?: boolean;
            mine?: ("leading" | "outbid" | "awaiting" | "noted" | "favorite")[];
            year?: components["schemas"]["Range"];
            price?: components["schemas"]["Range"];
            you_pay?: components["schemas"]["Range"];
            mileage?: components["schemas"]["Range"];
            area?: components["schemas"]["Range"];
            per_sqft?: components["schemas"]["Range"];
            ends?: components["schemas"]["DateRange"];
            /** @description West, south, east, north in degrees */
            bbox?: number[];
        };
        /**
         * @description ending, the default: soonest end first, then soonest start, then last end. mileage, per_sqft: lowest first; new, bids,
         *     year: highest first; lots without a year, a mileage or an area come last.
         * @enum {string}
         */
        Sort: "ending" | "new" | "price_asc" | "price_desc" | "you_pay_asc" | "you_pay_desc" | "bids" | "year" | "mileage" | "per_sqft";
        /** @description `next` of the last page */
        Cursor: string;
        LotsQuery: {
            filter?: components["schemas"]["Filter"];
            sort?: components["schemas"]["Sort"];
            /** @default 24 */
            limit: number;
            /** @description `next` of the last page. All pages keep the order of the first one, although time passes and others bid */
            after?: components["schemas"]["Cursor"];
        };
        /**
         * @description A view that buyers look for: 18 of a vehicle, then 12 of an apartment
         * @enum {string}
         */
        StandardView: "front" | "front_right" | "right" | "rear_right" | "rear" | "rear_left" | "left" | "front_left" | "roof" | "underside" | "engine" | "boot" | "dashboard" | "mileage" | "front_seats" | "rear_seats" | "wheels" | "vin_plate" | "building" | "entrance" | "shared" | "parking" | "living" | "kitchen" | "bedroom_1" | "bedroom_2" | "bath_1" | "bath_2" | "balcony" | "view";
        /** @description A standard view with its words */
        ViewTerm: {
            value: components["schemas"]["StandardView"];
            /** @example Rear right */
            label: string;
        };
        Picture: {
            /**
             * @description 480 wide
             * @example /files/p/v-suv-f34-white-slate-480.webp
             */
            small: string;
            /** @description 960 wide */
            medium: string;
            /** @description 1200 wide or more */
            large: string;
            /** @description Of the large one */
            width: number;
            height: number;
            /** @description Base64 */
            thumbhash: string | null;
            alt: string;
            /** @description One of the house's drawn pictures, which the screens say; false for a photo */
            illustration: boolean;
            /** @description The standard view that a photo of a lot's page shows */
            view?: components["schemas"]["ViewTerm"];
        };
        /** @description A dictionary value with its word */
        Term: {
            value: string;
            label: string;
        };
        Place: {
            emirate: components["schemas"]["Term"];
            city: components["schemas"]["Term"];
            /** @description The community of an apartment in Dubai, decided from its pin; null for other lots */
            community: components["schemas"]["Term"] | null;
            /** @example Al Awir */
            location: string;
            lat: number | null;
            lon: number | null;
            /** @example Al Awir inspection yard, Sunday to Thursday 9:00 to 17:00 */
            inspection: string | null;
        };
        /** @enum {string} */
        LotStatus: "draft" | "moderation" | "active" | "inProgress" | "finished" | "sold" | "notSold" | "summarizing";
        /**
         * @description The lot's state in its auction, as a viewer sees it
         * @enum {string}
         */
        Phase: "upcoming" | "open" | "judging" | "awaiting_decision" | "sold" | "not_sold";
        /** @description Whole dirhams calculated from other amounts; they may exceed the highest bid */
        AedReckoned: number;
        /**
         * @description A bidder inside one lot, stable there; "you" for the reader. A bid from the room shows its paddle if it has one, one by phone its line.
         * @example Bidder 4
         */
        Mark: string;
        /** @description `fee` is the buyer's fee of the lane; left out: the house's counts */
        LotInLane: {
            id_queue: components["schemas"]["Id"];
            /**
             * @description Before its turn a lot takes only stored maxima, in its turn every bid
             * @enum {string}
             */
            bids: "maxima" | "all" | "none";
            /** @description The reason for the lane's pause */
            paused: string | null;
            fee?: components["schemas"]["FeeTerms"];
        };
        /**
         * @description The part of a lot that events change. The higher seq within one epoch is newer. A lot for live lanes that is in none
         *     yet opens only there; `opens` then equals the end of that wait.
         */
        LotLive: {
            epoch: string;
            seq: number;
            status: components["schemas"]["LotStatus"];
            phase: components["schemas"]["Phase"];
            /** @description Visible price in AED; null before the first bid */
            price: number | null;
            start_price: components["schemas"]["Aed"];
            step: components["schemas"]["Aed"];
            next_min: components["schemas"]["AedReckoned"];
            /** @description The ask that the auctioneer set for the next bid, which is next_min then; left out: none */
            ask?: number;
            bids: number;
            bidders: number;
            /** @description Mark of the leader; in events and lists never "you", in a lot's own reply "you" for the leader */
            leader: components["schemas"]["Mark"] | null;
            light: components["schemas"]["Light"];
            buy_now: number | null;
            buynow_open: boolean;
            opens: components["schemas"]["Instant"];
            end: components["schemas"]["Instant"];
            /** @description How often the end was moved */
            extended: number;
            /** @description The live lane of the lot, which decides its end; its own end is then an estimate. Null for a standard lot */
            lane: components["schemas"]["LotInLane"] | null;
            /** @description End of the review while a decision is awaited */
            decision_until: components["schemas"]["Instant"] | null;
        };
        /** @enum {string} */
        MyStatus: "none" | "leading" | "outbid" | "awaiting_decision" | "won" | "not_won";
        /** @description The reader's status on this lot */
        Mine: {
            /** @description The reader's mark on this lot */
            mark: string | null;
            /** @description The reader's stored maximum, also after it was beaten */
            max: number | null;
            status: components["schemas"]["MyStatus"];
            hold: components["schemas"]["AedFils"];
            note: string | null;
            favorite: boolean;
        };
        /** @description One lot in a list */
        LotCard: {
            id_auction: components["schemas"]["Id"];
            /** @example 20461 */
            number: number;
            kind: components["schemas"]["Kind"];
            /** @example Toyota Land Cruiser VXR 5.7 */
            title: string;
            /**
             * @example [
             *       "2021",
             *       "84,200 km",
             *       "Dubai"
             *     ]
             */
            facts: string[];
            picture: components["schemas"]["Picture"] | null;
            place: components["schemas"]["Place"];
            live: components["schemas"]["LotLive"];
            /** @description null for a visitor without an account */
            mine: components["schemas"]["Mine"] | null;
            in_lane: boolean;
            vat: components["schemas"]["VatMode"];
            /** @description sqft, two decimals at most; null for a vehicle */
            area: number | null;
        };
        /** @description True: there are more lots than that: screens show 1,000+. Left out otherwise */
        Capped: boolean;
        LotsPage: {
            items: components["schemas"]["LotCard"][];
            /** @description With words in the filter, lots are counted to 1,000 */
            total: number;
            capped?: components["schemas"]["Capped"];
            next: string | null;
            as_of: components["schemas"]["Instant"];
        };
        /**
         * @description all: lots that are open, in a lane, upcoming, await the seller's decision, or ended within the last hour;
         *     vehicles and apartments: its two halves; live: in a lane; upcoming: opens later; finished: every ended lot;
         *     favorites: the reader's watched lots, in any state. Any other section is not found.
         */
        Section: string;
        FilterBody: {
            filter?: components["schemas"]["Filter"];
        };
        SelectList: {
            items: {
                value: string;
                label: string;
                count: number;
                parent?: string;
            }[];
            more: boolean;
        };
        /**
         * @description One of kind, status, mark, model, body, gearbox, engine, drive, colour, emirate, city, community, type,
         *     developer, bedrooms, seats, vat, light, mine, price_band, you_pay_band. Any other is not found. A band is its
         *     lower bound, AED;
         *     the bands stand in the order of the counts.
         */
        Field: string;
        /** @description How many standard views this lot can have, and those without a photo */
        StandardViews: {
            /** @example 18 */
            total: number;
            missing: components["schemas"]["ViewTerm"][];
        };
        VehicleFacts: {
            mark: components["schemas"]["Term"];
            model: components["schemas"]["Term"];
            trim: string | null;
            year: number;
            /** @description km */
            mileage: number;
            engine: components["schemas"]["Term"];
            /** @example 5.7 V8 petrol */
            engine_text: string;
            gearbox: components["schemas"]["Term"];
            body: components["schemas"]["Term"];
            drive: components["schemas"]["Term"];
            colour: components["schemas"]["Term"];
            region: components["schemas"]["Term"];
            vin: string;
            plate: string | null;
            seats: number | null;
        };
        /** @description A room of an apartment, measured inside its walls */
        Room: {
            /** @example Bedroom 1 */
            name: components["schemas"]["OneLine"];
            /** @enum {string} */
            kind: "living" | "bedroom" | "kitchen" | "bathroom" | "hall" | "study" | "dressing" | "laundry" | "maid" | "storage" | "balcony";
            /**
             * @description m, along the corridor
             * @example 4.2
             */
            width: number;
            /**
             * @description m
             * @example 4
             */
            length: number;
        };
        Rooms: components["schemas"]["Room"][];
        PropertyFacts: {
            name: string;
            reference: string;
            type: components["schemas"]["Term"];
            /** @description sqft, two decimals at most */
            area: number;
            floor: number | null;
            floors: number | null;
            building: string;
            bedrooms: number;
            bathrooms: number;
            rooms: number;
            parking: number | null;
            year: number | null;
            rera_number: string;
            /** Format: date */
            rera_expires: string;
            developer: components["schemas"]["Term"];
            furnished: boolean;
            new_construction: boolean;
            /** @description AED a year */
            service_charge: number | null;
            tenancy: string | null;
            /** @description AED a year that the tenant pays, as the seller states it */
            rent: number | null;
            /** @description The source of the floor plan; empty where it is not known */
            room_list: components["schemas"]["Rooms"];
        };
        Tyres: {
            /** @enum {string} */
            position: "front_left" | "front_right" | "rear_left" | "rear_right" | "spare" | "front" | "rear";
            /** @description Null where only the year is known */
            tread_mm: number | null;
            /** @description Null where only the depth is known */
            year: number | null;
        }[];
        /** @description One line, as OneLine */
        OneLineOrNull: string | null;
        TechnicalChecks: {
            /** @example Engine */
            name: components["schemas"]["OneLine"];
            /**
             * @description `unseen`: the inspector could not check it, and the note says why
             * @enum {string}
             */
            result: "good" | "attention" | "bad" | "unseen";
            note: components["schemas"]["OneLineOrNull"];
        }[];
        /** @description The condition on the lot's page, with close-ups */
        LotCondition: {
            grade: number | null;
            zones: {
                /** @description Part of the drawing */
                zone: string;
                /** @enum {string} */
                state: "repainted" | "damage";
                /** @example Scratch, rear left door */
                title: string;
                /** @example 14 cm, through the clear coat */
                note: string;
                /** @description A photo of the finding, one of the lot's */
                photo?: components["schemas"]["Picture"];
            }[];
            tyres: components["schemas"]["Tyres"];
            checks: components["schemas"]["TechnicalChecks"];
        };
        /** @description The newest version of a report */
        LotReport: {
            id_document: components["schemas"]["Id"];
            version: number;
            /** @description Size of the file as it came in */
            bytes: number;
            pages: number;
            at: components["schemas"]["Instant"];
        };
        /** @description A paper of a lot */
        LotDocument: {
            name: string;
            kind: string;
            /** @description A report, which everybody with a confirmed contact reads before the bid; null for a paper of the title, which opens for the buyer after the payment */
            report: components["schemas"]["LotReport"] | null;
        };
        /** @description A new version of a report asks whether the reader's stored maximum stays */
        MaximumQuestion: {
            /** @description Name of the report */
            name: string;
            at: components["schemas"]["Instant"];
            /** @description A day later, or where the closing window begins */
            until: components["schemas"]["Instant"];
        };
        /** @description The public part of a lot. Never sent by itself; the three views close it. */
        LotFacts: {
            id_auction: components["schemas"]["Id"];
            number: number;
            kind: components["schemas"]["Kind"];
            title: string;
            pictures: components["schemas"]["Picture"][];
            standard_views: components["schemas"]["StandardViews"];
            vehicle: components["schemas"]["VehicleFacts"] | null;
            property: components["schemas"]["PropertyFacts"] | null;
            condition: components["schemas"]["LotCondition"] | null;
            documents: components["schemas"]["LotDocument"][];
            /** @description Of an apartment */
            floor_plans: components["schemas"]["Picture"][];
            question: components["schemas"]["MaximumQuestion"] | null;
            /** @description The seller's description */
            comment: string | null;
            place: components["schemas"]["Place"];
            vat: components["schemas"]["VatMode"];
            review_days: number;
            watching: number;
            in_lane: boolean;
            live: components["schemas"]["LotLive"];
            mine: components["schemas"]["Mine"] | null;
            /** @description The staff's reason for pausing all standard auctions; null while they run */
            paused: string | null;
            /** @description Server time in ms when this was read */
            now: number;
        };
        /** @description A lot as anybody may see it */
        LotPublic: {
            /** @constant */
            view: "public";
        } & components["schemas"]["LotFacts"];
        /** @description A lot as its seller sees it */
        LotOwner: {
            /** @constant */
            view: "owner";
            min_price: number | null;
            /** @description How often others viewed it: each person once a day */
            views: number;
            /** @description Hidden (/sale/sethidden) */
            hidden: boolean;
            /** @description Whether the auction ended below the minimum price, see GET /sale/decision/{id} */
            negotiated: boolean;
        } & components["schemas"]["LotFacts"];
        /** @description A lot as staff see it; `bidder` is the leader's name */
        LotStaff: {
            /** @constant */
            view: "staff";
            min_price: number | null;
            bidder: string | null;
            /** @description Number of stored maxima above the price; never amounts */
            maxima: number;
        } & components["schemas"]["LotFacts"];
        /** @description A report with its versions, newest first */
        ReportToRead: {
            name: string;
            kind: string;
            versions: {
                id_document: components["schemas"]["Id"];
                version: number;
                /** @description Size of the file as it came in */
                bytes: number;
                pages: number;
                at: components["schemas"]["Instant"];
                /** @description The whole file with the reader's mark; `{url}/{page}.webp` is a page as a picture. One hour */
                url: string;
            }[];
        };
        /** @enum {string} */
        HistoryKind: "bid" | "automatic_bid" | "taken_back" | "proxy_set" | "proxy_cancelled" | "minimum_reached" | "extended" | "auction_started" | "start_price_lowered" | "min_price_changed" | "buy_now_changed" | "authority_given" | "report_changed" | "question_answered" | "sold_by_buy_now" | "bid_accepted" | "bid_declined" | "claim_made" | "claim_decided" | "sent_to_moderation" | "moderation_withdrawn" | "moderation_returned" | "moderation_approved" | "finished" | "sold" | "not_sold";
        PaddleNumber: number;
        /** @enum {string} */
        PhoneLine: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H";
        HistoryRow: {
            /** @description The deciding order */
            seq: number;
            at: components["schemas"]["Instant"];
            /** @description Time at which the last byte of the command arrived */
            received_at: components["schemas"]["Instant"] | null;
            kind: components["schemas"]["HistoryKind"];
            mark: components["schemas"]["Mark"] | null;
            /**
             * @description How the bid came, in a lane with the room; left out everywhere else
             * @enum {string}
             */
            channel?: "net" | "room" | "phone" | "absentee" | "machine";
            paddle?: components["schemas"]["PaddleNumber"];
            line?: components["schemas"]["PhoneLine"];
            /**
             * @description Who entered or took back a bid of the room or a phone
             * @enum {string}
             */
            by?: "auctioneer" | "clerk";
            amount: number | null;
            /** @description Bid by a stored maximum */
            auto: boolean;
            /** @example Your 26,000 was reached first by a stored maximum */
            cause: string;
        };
        HistoryPage: {
            items: components["schemas"]["HistoryRow"][];
            total: number;
            next: string | null;
            epoch: string;
            /** @description Seq of the lot that this answer includes */
            seq: number;
        };
        /**
         * @description What a vehicle costs beyond its sale until it stands at the buyer's, paid to others: an estimate that is no part of
         *     what one pays. The insurance of a year is `rate` of the price, at least `min`.
         */
        DoorCosts: {
            insurance: {
                /** @example 0.019 */
                rate: number;
                min: components["schemas"]["Aed"];
                /** @example Comprehensive, estimate for this value */
                source: string;
            };
            /** @description From the place of the vehicle to each emirate */
            transport: {
                /** @example Price list of the carrier, insured, within 3 days */
                source: string;
                items: {
                    /** @example abu-dhabi */
                    value: string;
                    /** @example Abu Dhabi */
                    label: string;
                    amount: components["schemas"]["Aed"];
                }[];
            };
        };
        Conditions: {
            id_auction: components["schemas"]["Id"];
            fee: components["schemas"]["FeeTerms"];
            vat: {
                mode: components["schemas"]["VatMode"];
                rate: number;
            };
            authority_costs: components["schemas"]["AuthorityCosts"];
            /** @description Of a vehicle; null for an apartment */
            door: components["schemas"]["DoorCosts"] | null;
            deposit: {
                rate: number;
                min: components["schemas"]["Aed"];
            };
            review_days: number;
            /** @description How long the buyer has to pay after a sale */
            pay_hours: number;
            /** @description How long an offer waits for an answer, never past the review */
            offer_hours: number;
            /** @description Closing window in seconds */
            window_s: number;
            version: string;
        };
        /** @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08 */
        Sha256: string;
        /**
         * @description The place of a command in the lot's journal. Its owner can prove later that the row was there, in this place and
         *     with this amount: the hash covers the row and everything before it.
         */
        Receipt: {
            id_auction: components["schemas"]["Id"];
            /** @description Number of the row in the journal */
            seq: number;
            kind: components["schemas"]["HistoryKind"];
            /** @description The amount of the row, AED; only the owner sees a stored maximum */
            amount: number | null;
            received_at: components["schemas"]["Instant"];
            hash: components["schemas"]["Sha256"];
            /** @description Salt of the commitment to a row that others cannot read */
            salt: string | null;
        };
        BidReply: {
            id_auction: components["schemas"]["Id"];
            id_bid: components["schemas"]["Id"];
            /** @enum {string} */
            outcome: "leading" | "raised" | "outbid_by_stored_maximum" | "sold" | "removed";
            epoch: string;
            /** @description Seq of the lot after this command */
            seq: number;
            received_at: components["schemas"]["Instant"];
            judged_at: components["schemas"]["Instant"];
            price: components["schemas"]["Aed"];
            next_min: components["schemas"]["AedReckoned"];
            my_max: components["schemas"]["Aed"];
            leading: boolean;
            light: components["schemas"]["Light"];
            end: components["schemas"]["Instant"];
            /** @description Whether this command moved the end to a later time */
            extended: boolean;
            /** @description The deposit's hold for this lot now */
            hold: components["schemas"]["AedFils"];
            /** @description The highest maximum that the rest of the deposit allows on another lot */
            power_left: components["schemas"]["AedReckoned"];
            receipt: components["schemas"]["Receipt"];
        };
        /** @description A phone number as a person types or pastes it, in one line with six digits or more. Without a country code it is one of the UAE. */
        TypedPhone: string;
        /** @description One line as a person types it, as TypedLine */
        TypedLineOrNull: string | null;
        Signup: {
            firstName: components["schemas"]["OneLine"];
            /** @description Empty for a person with one name */
            lastName?: components["schemas"]["OneLine"];
            /** @description Mobile phone that takes an SMS */
            phone: components["schemas"]["TypedPhone"];
            /** Format: email */
            email: string;
            password: string;
            whatsapp?: components["schemas"]["TypedLineOrNull"];
            /**
             * @description At least 18 years old
             * @constant
             */
            adult: true;
            /** @description Version of the accepted terms */
            terms: components["schemas"]["OneLine"];
        };
        /** @description The address of a code, and the contacts that are still to verify */
        Contacts: {
            user?: components["schemas"]["Me"];
            contacts: components["schemas"]["Contact"][];
            status: components["schemas"]["Ustatus"];
        };
        /** @enum {string} */
        FileKind: "lot_photo" | "floor_plan" | "lot_report" | "lot_document" | "passport" | "emirates_id" | "licence" | "document" | "avatar";
        UploadedFile: {
            id_file: components["schemas"]["Id"];
            kind: components["schemas"]["FileKind"];
            /** @description Public and immutable for photos; a signed link of 5 minutes for the rest */
            url: string;
            width: number | null;
            height: number | null;
            thumbhash: string | null;
            name: string;
            bytes: number;
        };
        /** @description The browser's answer as JSON (WebAuthn) */
        PasskeyResponse: {
            id: components["schemas"]["OneLine"];
            rawId: components["schemas"]["OneLine"];
            type: components["schemas"]["OneLine"];
            authenticatorAttachment?: components["schemas"]["OneLine"];
            response: {
                [key: string]: unknown;
            };
            clientExtensionResults: {
                [key: string]: unknown;
            };
        };
        SessionRow: {
            id_session: components["schemas"]["Id"];
            device: string;
            address: string;
            created: components["schemas"]["Instant"];
            last_used: components["schemas"]["Instant"];
            current: boolean;
        };
        Passkey: {
            id_passkey: components["schemas"]["Id"];
            name: string;
            created: components["schemas"]["Instant"];
            /** Format: date-time */
            last_used: string | null;
        };
        /** @description The ways of the two-step sign-in, besides the password */
        Factors: {
            totp: {
                created: components["schemas"]["Instant"];
                /** Format: date-time */
                last_used: string | null;
            } | null;
            passkeys: components["schemas"]["Passkey"][];
            /** @description Recovery codes that are still good */
            recovery_left: number;
            /** @description Whether this account has to keep at least one */
            required: boolean;
        };
        TotpSecret: {
            /** @description Base32, for typing */
            secret: string;
            /** @description The same as an otpauth: address, for a QR code */
            uri: string;
        };
        FactorAdded: {
            factors: components["schemas"]["Factors"];
            /** @description Shown this once; empty where the account has some already */
            recovery_codes: string[];
        };
        PasskeyOptions: {
            /** @description WebAuthn options as JSON, for the browser */
            options: {
                [key: string]: unknown;
            };
        };
        /** @description Person or company; the legal form decides the required fields */
        ProfileFields: {
            type: components["schemas"]["ProfileType"];
            form: components["schemas"]["LegalForm"];
            citizenship?: components["schemas"]["OneLine"];
            passport_number?: components["schemas"]["OneLine"];
            /** Format: date */
            passport_expires?: string;
            passport_photo?: components["schemas"]["Id"];
            /** Format: date */
            birth_date?: string;
            /** @example 784-1984-1234567-1 */
            emirates_id?: components["schemas"]["OneLine"];
            /** Format: date */
            emirates_id_issued?: string;
            /** Format: date */
            emirates_id_expires?: string;
            id_photo?: components["schemas"]["Id"];
            company_name?: components["schemas"]["OneLine"];
            address?: components["schemas"]["OneLine"];
            licence_number?: components["schemas"]["OneLine"];
            /** @description The business licence in the original */
            licence_files?: components["schemas"]["Id"][];
            licence_files_english?: components["schemas"]["Id"][];
            ceo_name?: components["schemas"]["OneLine"];
            documents?: components["schemas"]["Id"][];
        };
        SignedFile: {
            id_file: components["schemas"]["Id"];
            kind: string;
            name: string;
            bytes: number;
            /** @description Signed link, 5 minutes */
            url: string;
        };
        Restriction: {
            reason: string;
            /**
             * Format: date
             * @description Last locked day, Asia/Dubai
             */
            until: string | null;
        };
        Profile: {
            id_profile: components["schemas"]["Id"];
            id_user: components["schemas"]["Id"];
            status: components["schemas"]["ProfileStatus"];
            fields: components["schemas"]["ProfileFields"];
            files: components["schemas"]["SignedFile"][];
            restriction: components["schemas"]["Restriction"] | null;
            contract: {
                version: string;
                /** Format: date-time */
                signed_at: string | null;
                /** @description Signed link, 5 minutes */
                url: string | null;
            } | null;
            created: components["schemas"]["Instant"];
        };
        /** @enum {string} */
        RefundStatus: "requested" | "approved" | "paid" | "declined";
        RefundAccount: {
            id_account: components["schemas"]["Id"];
            recipient: string;
            /** @description Masked except the last four characters */
            iban: string;
            bank: string;
            swift: string;
            /** @description 24 h after the account was added: no payout before */
            payable_from: components["schemas"]["Instant"];
        };
        Refund: {
            id: components["schemas"]["Id"];
            amount: components["schemas"]["AedFils"];
            status: components["schemas"]["RefundStatus"];
            requested: components["schemas"]["Instant"];
            /** Format: date */
            expected_by: string;
            reason: string | null;
            account: components["schemas"]["RefundAccount"];
            /** @description The vendor statement of a payout of proceeds; null: asked for by the client */
            id_statement: number | null;
        };
        RefundApply: {
            /** @description A saved refund account; 0 for a new one */
            id: number;
            amount: number;
            recipient?: components["schemas"]["OneLine"];
            iban?: string;
            bank?: components["schemas"]["OneLine"];
            swift?: string;
        };
        CardTopUp: {
            /** @description AED with at most two decimals */
            amount: number;
            /** @description A won lot that is paid as soon as the card is charged. The money stays in the deposit if that is not possible */
            id_auction?: components["schemas"]["Id"];
            /** @description A saved card, charged at once. The reply is paid or failed; pending: the bank asks the person at `url` */
            id_card?: components["schemas"]["Id"];
            /** @description The lot on which the person bids next: the provider's page leads back to it. Without it, to the won lot or the deposit */
            id_lot?: components["schemas"]["Id"];
        };
        /** @enum {string} */
        Decline: "no_money" | "expired" | "abroad" | "not_confirmed" | "refused";
        Payment: {
            id_payment: components["schemas"]["Id"];
            /** @description Address of the provider’s page */
            url: string;
            amount: components["schemas"]["AedFils"];
            fee: components["schemas"]["AedFils"];
            charge: components["schemas"]["AedFils"];
            expires: components["schemas"]["Instant"];
            /** @enum {string} */
            status: "pending" | "paid" | "failed" | "expired";
            /** @description Why a failed payment was declined; null: it did not fail, or the bank did not say */
            declined: components["schemas"]["Decline"] | null;
            /** @description The won lot that this top-up pays; null: none */
            id_auction: components["schemas"]["Id"] | null;
            /** @description The saved card that is charged; null: the provider's page asks for a card */
            id_card: components["schemas"]["Id"] | null;
        };
        SavedCard: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            brand: "visa" | "mastercard" | "amex" | "other";
            last4: string;
            /** @description The last month in which the card is valid */
            expires: string;
            /** @description An expired card cannot be charged */
            expired: boolean;
        };
        Amount: {
            /** @description AED with at most two decimals */
            amount: number;
        };
        Invoice: {
            id_invoice: components["schemas"]["Id"];
            number: string;
            amount: components["schemas"]["AedFils"];
            ready_at: components["schemas"]["Instant"];
            /** @description Signed link to the finished PDF */
            url: string | null;
            /** @enum {string} */
            status: "making" | "open" | "paid" | "rejected";
        };
        /** @enum {string} */
        OperationType: "top_up_card" | "card_fee" | "top_up_invoice" | "hold" | "release" | "payment" | "service" | "refund" | "forfeit" | "proceeds" | "correction";
        Period: {
            /**
             * Format: date
             * @description First day, Asia/Dubai
             */
            sd: string;
            /**
             * Format: date
             * @description Last day, inclusive
             */
            ed: string;
            type?: components["schemas"]["OperationType"];
            /** @default 24 */
            limit: number;
            after?: components["schemas"]["Cursor"];
        };
        /** @description One row of the ledger */
        Operation: {
            id_operation: components["schemas"]["Id"];
            date: components["schemas"]["Instant"];
            /** @description Lot number */
            number: number | null;
            id_auction: number | null;
            type: components["schemas"]["OperationType"];
            /** @description AED, the change of the available amount: a hold takes, a release gives */
            amount: number;
            comment: string;
            /** @description AED, available afterwards */
            balance: number;
        };
        OperationPage: {
            items: components["schemas"]["Operation"][];
            total: number;
            next: string | null;
            as_of: components["schemas"]["Instant"];
        };
        OperationSum: {
            in: components["schemas"]["AedFils"];
            out: components["schemas"]["AedFils"];
            by_type: {
                [key: string]: number;
            };
        };
        /** @enum {string} */
        Side: "buyer" | "seller";
        /** @description A counteroffer */
        Offer: {
            id_offer: components["schemas"]["Id"];
            id_auction: components["schemas"]["Id"];
            amount: components["schemas"]["Aed"];
            sender: components["schemas"]["Side"];
            sent: components["schemas"]["Instant"];
            until: components["schemas"]["Instant"];
            /** @enum {string} */
            status: "open" | "accepted" | "declined" | "lapsed" | "countered";
            /**
             * Format: date-time
             * @description When the other side first saw it; null while they have not
             */
            seen: string | null;
            /**
             * Format: date-time
             * @description When it was accepted, declined or countered; null: no answer
             */
            answered: string | null;
        };
        /** @description How a negotiation ended */
        NegotiationOutcome: {
            /**
             * @description accepted: sold at `price`. declined: the seller declined the bid. void: one side declined an offer, which voids the auction. review_over: the review period ended without an agreement
             * @enum {string}
             */
            kind: "accepted" | "declined" | "void" | "review_over";
            /** @description The side that decided; null: nobody, time did */
            by: components["schemas"]["Side"] | null;
            /** @description The seller's reason, in their words */
            reason: string | null;
            /** @description AED, of a sale */
            price: number | null;
            at: components["schemas"]["Instant"];
        };
        /** @description The decision about a highest bid below the minimum price, for one of its two sides: the seller or the bidder */
        Negotiation: {
            id_auction: components["schemas"]["Id"];
            /** @description The reader's side */
            side: components["schemas"]["Side"];
            /** @description The highest bid at the end of the auction */
            bid: components["schemas"]["Aed"];
            /** @description The bidder's mark on this lot, such as Bidder 2 */
            bidder: string;
            /** @description End of the auction */
            started: components["schemas"]["Instant"];
            /** @description End of the review period */
            until: components["schemas"]["Instant"];
            /** @description Oldest first */
            offers: components["schemas"]["Offer"][];
            /** @description The number of offers that each side can still send */
            left: {
                buyer: number;
                seller: number;
            };
            /** @description The amounts of an offer that the reader can send now; null when they can send none */
            range: {
                from: components["schemas"]["Aed"];
                /** @description AED; null: no upper limit */
                to: number | null;
            } | null;
            /** @description Null while it is open */
            outcome: components["schemas"]["NegotiationOutcome"] | null;
        };
        /** @description An offer of a lot whose buyer did not pay to the next bidder, at that person's own highest bid */
        NextOffer: {
            id_offer: components["schemas"]["Id"];
            id_auction: components["schemas"]["Id"];
            /**
             * @description The person's mark on this lot
             * @example Bidder 2
             */
            bidder: string;
            amount: components["schemas"]["Aed"];
            sent: components["schemas"]["Instant"];
            until: components["schemas"]["Instant"];
            /** @enum {string} */
            status: "open" | "accepted" | "declined" | "lapsed";
        };
        /** @description The appointment to pick up a paid lot, without its code */
        PickupTime: {
            /** @example Al Sanaiya yard */
            place: string;
            starts: components["schemas"]["Instant"];
            ends: components["schemas"]["Instant"];
        };
        /** @description The settlement of a sale */
        Settlement: {
            id_auction: components["schemas"]["Id"];
            number: number;
            title: string;
            /** @enum {string} */
            state: "due" | "paid" | "handed_over" | "defaulted" | "released" | "forfeited";
            amount: components["schemas"]["Aed"];
            fee: components["schemas"]["AedFils"];
            vat: components["schemas"]["AedFils"];
            all_in: components["schemas"]["AedFils"];
            sold_at: components["schemas"]["Instant"];
            due: components["schemas"]["Instant"];
            /** @description Whether the staff gave the buyer more time to pay */
            extended: boolean;
            /** @description When the buyer is reminded to pay: the reminders still to come, the next one first */
            reminders: components["schemas"]["Instant"][];
            /** @description The hold in the buyer's deposit for this lot. With the sale it shrinks to what the price needs: a larger hold would tell others the buyer's maximum */
            hold: components["schemas"]["AedFils"];
            /** @description The hold that paid a part, was released or was forfeited; null while it stands */
            used_hold: components["schemas"]["AedFils"] | null;
            /** Format: date-time */
            paid_at: string | null;
            /** Format: date-time */
            handed_over_at: string | null;
            /** @description The buyer's appointment, at which the staff scan the buyer's code; null without one */
            pickup: components["schemas"]["PickupTime"] | null;
            /**
             * Format: date-time
             * @description Until when the buyer may claim: 24 hours after the handover; null before it
             */
            claim_until: string | null;
            /** @description Dirhams; kept from the seller's proceeds, as agreed at the sale; null: for the buyer */
            seller_fee: number | null;
            /** @description Dirhams; VAT on that fee; null: for the buyer */
            seller_vat: number | null;
            /** @description What a decided claim of the buyer took from the seller's proceeds; 0 without one */
            claim_cost: components["schemas"]["AedFils"];
            /**
             * @description What became of the seller's proceeds. The handover puts them into the seller's balance: `held` while the buyer may claim, `claimed` until a claim is decided, then `free`
             * @enum {string}
             */
            proceeds: "none" | "held" | "claimed" | "free";
        };
        /** @description One lot in a buyer's lists */
        MyCard: {
            lot: components["schemas"]["LotCard"];
            offer: components["schemas"]["Offer"] | null;
            /** Format: date-time */
            decision_until: string | null;
            /** @description Null unless the auction ended below the minimum price and the reader is one of its two sides */
            negotiation: components["schemas"]["Negotiation"] | null;
            /** @description The last offer to the reader of a lot whose buyer did not pay */
            next_offer: components["schemas"]["NextOffer"] | null;
            settlement: components["schemas"]["Settlement"] | null;
        };
        MyPage: {
            items: components["schemas"]["MyCard"][];
            total: number;
            next: string | null;
            as_of: components["schemas"]["Instant"];
        };
        /** @description The number of lots in each section */
        Counters: {
            [key: string]: number;
        };
        /** @description The outcome of the reader's command with this key */
        BidOutcome: {
            key: string;
            /** @enum {string} */
            state: "unknown" | "in_progress" | "answered";
            /** @description HTTP status of the stored answer */
            status: number | null;
            /** @description The stored answer, byte by byte */
            reply: {
                [key: string]: unknown;
            } | null;
        };
        /** @description The content of a row */
        JournalContent: {
            kind: components["schemas"]["HistoryKind"];
            mark: components["schemas"]["Mark"] | null;
            amount: number | null;
            auto: boolean;
            cause: string;
        };
        JournalRow: {
            /** @description null: a sealed row of somebody else */
            seq: number | null;
            /** @description null: a sealed row of somebody else */
            at: components["schemas"]["Instant"] | null;
            received_at: components["schemas"]["Instant"] | null;
            /** @description The public part; null: a sealed row */
            told: components["schemas"]["JournalContent"] | null;
            /** @description SHA-256 of the salt and the whole row, secret amount included; null: everything is public */
            commitment: components["schemas"]["Sha256"] | null;
            /** @description The sealed content: for permitted readers, and for everybody once it is public */
            opened: {
                salt: string;
                content: components["schemas"]["JournalContent"];
            } | null;
            /** @description SHA-256 of the hash before it and of the row's content */
            hash: components["schemas"]["Sha256"];
        };
        /**
         * @description The history of a lot as a chain: each hash covers the hash before it and the content of its row. Secret rows and
         *     amounts are salted commitments, opened when they become public. A later change, removal or insertion changes
         *     every later hash. A sealed row joins this list with the next public row of the lot, and without its moment; its
         *     owner reads it at once. The hashed texts are defined in api-spec/src/journal.ts.
         */
        Journal: {
            id_auction: components["schemas"]["Id"];
            /** @description The hash before the first row here */
            previous: components["schemas"]["Sha256"];
            items: components["schemas"]["JournalRow"][];
            /** @description `after` of the next page; null: the last page */
            next: number | null;
        };
        /** @description Text of several lines, without other control characters and without those that turn the direction of writing. A letter has 10 marks at most. */
        Text: string;
        OfferToSee: {
            id_auction: components["schemas"]["Id"];
            id_offer: components["schemas"]["Id"];
        };
        /** @description The lot's state after a decision */
        Decision: {
            id_auction: components["schemas"]["Id"];
            seq: number;
            status: components["schemas"]["LotStatus"];
            price: number | null;
            offer: components["schemas"]["Offer"] | null;
            /** Format: date-time */
            decision_until: string | null;
        };
        /** @description An act of the staff on a sale, without the name of its author */
        SettlementAct: {
            at: components["schemas"]["Instant"];
            /** @enum {string} */
            act: "extend" | "release" | "forfeit" | "handover";
            reason: string | null;
        };
        /** @description The yard or office where a lot is handed over */
        PickupPlace: {
            /** @example Al Sanaiya yard */
            name: string;
            /** @example gate 3 */
            gate: string | null;
            /** @example Sanaiya, 14th Street, Al Ain */
            address: string;
            /** @description The seller's words about place and hours; null at a place of the house, which has `hours` */
            visit: string | null;
            /** @description Opening hours in Dubai time; empty where only the seller's words tell them */
            hours: {
                /** @example Sat to Thu */
                days: string;
                /** @example 08:00 */
                opens: string;
                /** @example 16:00 */
                closes: string;
            }[];
            lat: number | null;
            lon: number | null;
        };
        PickupAppointment: {
            starts: components["schemas"]["Instant"];
            ends: components["schemas"]["Instant"];
            changeable_until: components["schemas"]["Instant"];
            /** @description Until 2 hours before, and again when the time has passed without a handover */
            can_change: boolean;
            booked_at: components["schemas"]["Instant"];
        };
        /** @description The pickup of a won lot, for its buyer */
        Pickup: {
            id_auction: components["schemas"]["Id"];
            /** @description Whether the lot is paid and not handed over */
            can_book: boolean;
            place: components["schemas"]["PickupPlace"];
            /**
             * Format: date-time
             * @description 7 days after the payment; null before it
             */
            until: string | null;
            appointment: components["schemas"]["PickupAppointment"] | null;
            /** @description Free times of half an hour, earliest first */
            times: {
                starts: components["schemas"]["Instant"];
                /** @description How many appointments are left at this time */
                left: number;
            }[];
        };
        MyPaperQuery: {
            /** @default 24 */
            limit: number;
            after?: components["schemas"]["Cursor"];
        };
        /** @enum {string} */
        PaperKind: "invoice" | "credit_note";
        /** @description A tax document, as it was issued */
        Paper: {
            id_paper: components["schemas"]["Id"];
            kind: components["schemas"]["PaperKind"];
            /**
             * @description Whose fee it is about
             * @enum {string}
             */
            side: "buyer" | "seller";
            /**
             * @description In its series without gaps
             * @example MAR-TI-2026-000418
             */
            number: string;
            /** @description The number of the invoice that a credit note takes back */
            corrects: string | null;
            id_auction: components["schemas"]["Id"];
            /** @description The lot's number */
            lot: number;
            title: string;
            issued_at: components["schemas"]["Instant"];
            /** @description The hammer */
            supplied_at: components["schemas"]["Instant"];
            /** @description The fee */
            net: components["schemas"]["AedFils"];
            vat: components["schemas"]["AedFils"];
            total: components["schemas"]["AedFils"];
        };
        MyPaperPage: {
            items: components["schemas"]["Paper"][];
            total: number;
            next: string | null;
            as_of: components["schemas"]["Instant"];
        };
        StatementBrief: {
            id_statement: components["schemas"]["Id"];
            /** @example MAR-VS-2026-000112 */
            number: string;
            issued_at: components["schemas"]["Instant"];
            /** @description Paid out with it */
            lots: number;
            paid_out: components["schemas"]["AedFils"];
            /** @description Of the payout */
            status: components["schemas"]["RefundStatus"];
        };
        StatementPage: {
            items: components["schemas"]["StatementBrief"][];
            total: number;
            next: string | null;
            as_of: components["schemas"]["Instant"];
        };
        /** @description A sold lot on a statement. VAT inside and the claim are parts of other amounts, or taken from them */
        StatementLine: {
            id_auction: components["schemas"]["Id"];
            /** @description The lot's number */
            lot: number;
            title: string;
            sold_at: components["schemas"]["Instant"];
            hammer: components["schemas"]["Aed"];
            /** @description VAT inside the hammer price, which the seller declares; null: none is shown */
            vat_inside: number | null;
            /** @description The seller's fee */
            fee: components["schemas"]["AedFils"];
            vat_on_fee: components["schemas"]["AedFils"];
            /** @description What a decided claim took */
            claim: components["schemas"]["AedFils"];
            /** @description Hammer, less fee, VAT on it and claim */
            to_you: components["schemas"]["AedFils"];
            /** Format: date-time */
            handed_over: string | null;
            /**
             * @description free: paid out; claim: kept while the buyer may claim; handover: kept until it
             * @enum {string}
             */
            state: "free" | "claim" | "handover";
        };
        /** @description What the sold lots of a seller bring, what is kept of it, and what is paid out */
        Statement: {
            /** @description 0: as it would be now */
            id_statement: number;
            /**
             * @description In its series without gaps
             * @example MAR-VS-2026-000112
             */
            number: string | null;
            issued_at: components["schemas"]["Instant"];
            seller: {
                name: string;
                address: string;
                /** @description Empty: none */
                trn: string;
            };
            lines: components["schemas"]["StatementLine"][];
            sums: {
                hammer: components["schemas"]["Aed"];
                vat_inside: components["schemas"]["AedFils"];
                fee: components["schemas"]["AedFils"];
                vat_on_fee: components["schemas"]["AedFils"];
                claim: components["schemas"]["AedFils"];
                to_you: components["schemas"]["AedFils"];
            };
            /** @description Not paid out yet */
            kept: {
                /** @description Until the lots are handed over */
                handover: components["schemas"]["AedFils"];
                /** @description While their buyers may claim */
                claim: components["schemas"]["AedFils"];
            };
            /** @description What the seller has used of it from the deposit before */
            used: components["schemas"]["AedFils"];
            paid_out: components["schemas"]["AedFils"];
            /** @description The tax invoices of the seller's fees */
            invoices: string[];
            /** @description null: not paid out, as on the statement of now */
            payout: {
                /** @example RF-2026-00061 */
                number: string;
                status: components["schemas"]["RefundStatus"];
                recipient: string;
                /** @description Whole for the seller; for anyone else masked except the last four */
                iban: string;
                bank: string;
                /** Format: date */
                value_date: string | null;
            } | null;
        };
        PaperRecipient: {
            address: components["schemas"]["OneLine"];
            /**
             * @description Tax registration number, 15 digits; empty: not registered
             * @example 100591120700003
             */
            trn: string;
        };
        /** @enum {string} */
        ServiceKind: "transport" | "insurance";
        /** @description What a partner offers for a won vehicle */
        ServiceQuote: {
            id_quote: components["schemas"]["Id"];
            kind: components["schemas"]["ServiceKind"];
            /** @example Shared truck to Dubai */
            name: string;
            /** @example Falaj Car Carriers */
            partner: string;
            /** @description With VAT */
            price: components["schemas"]["AedFils"];
            included: string[];
            /** @example Within 3 days of the pickup */
            term: string;
            /** @description Where the price comes from */
            source: string;
            /** @description Until then it can be ordered at this price */
            valid_until: components["schemas"]["Instant"];
        };
        /** @description An ordered quote, paid from the deposit */
        ServiceOrder: {
            quote: components["schemas"]["ServiceQuote"];
            /** @enum {string} */
            state: "ordered" | "confirmed" | "cancelled";
            ordered_at: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description When the partner confirmed it
             */
            confirmed_at: string | null;
            /** @description Until then cancelling is free while the lot is not handed over */
            free_until: components["schemas"]["Instant"];
            can_cancel: boolean;
            /** Format: date-time */
            cancelled_at: string | null;
        };
        /** @description Transport and insurance of a won vehicle, for its buyer */
        Services: {
            id_auction: components["schemas"]["Id"];
            /** @description Whether the lot is paid and not handed over */
            can_order: boolean;
            /** @description Where the vehicle can be brought */
            emirates: {
                /** @example dubai */
                value: string;
                /** @example Dubai */
                label: string;
            }[];
            /** @description The emirate of the quotes; null: none were asked for */
            to: string | null;
            /** @description The quotes last asked for, of the kinds that are not ordered; expired ones too */
            quotes: components["schemas"]["ServiceQuote"][];
            /** @description The newest first */
            orders: components["schemas"]["ServiceOrder"][];
        };
        /** @description A stated fact of the lot or of its report */
        ClaimFact: {
            /** @example Mileage */
            fact: string;
            /** @example 102,400 km */
            value: string;
        };
        ClaimAnswer: {
            text: string;
            photos: components["schemas"]["SignedFile"][];
            at: components["schemas"]["Instant"];
        };
        /** @enum {string} */
        ClaimState: "open" | "decided";
        /**
         * @description `sum`: from the seller's held proceeds to the buyer. `return`: the lot is back, the buyer gets everything they paid, and the lot is not sold
         * @enum {string}
         */
        ClaimOutcome: "nothing" | "sum" | "return";
        /** @description A claim of the buyer against one stated fact, for both sides and the staff */
        BuyerClaim: {
            id_claim: components["schemas"]["Id"];
            fact: components["schemas"]["ClaimFact"];
            /** @description What the buyer found */
            text: string;
            photos: components["schemas"]["SignedFile"][];
            made_at: components["schemas"]["Instant"];
            /** @description Then the staff decide also without an answer */
            answer_until: components["schemas"]["Instant"];
            /** @description null: the seller has not answered */
            answer: components["schemas"]["ClaimAnswer"] | null;
            state: components["schemas"]["ClaimState"];
            outcome: components["schemas"]["ClaimOutcome"] | null;
            /** @description What the buyer gets back; null: not decided */
            amount: components["schemas"]["AedFils"] | null;
            /** @description The staff's reason, for both sides */
            reason: string | null;
            /** Format: date-time */
            decided_at: string | null;
        };
        /** @description The claim of a sale, or whether the buyer may make one */
        ClaimOfSale: {
            /**
             * @description Who reads it
             * @enum {string}
             */
            side: "buyer" | "seller";
            /** @description The buyer may claim now */
            open: boolean;
            /**
             * Format: date-time
             * @description 24 hours after the handover; null before it
             */
            until: string | null;
            /** @description The facts that the buyer may claim against; empty for the seller, and when no claim can be made */
            facts: components["schemas"]["ClaimFact"][];
            claim: components["schemas"]["BuyerClaim"] | null;
        };
        /** @description Own uploads of the kind `document` that nothing else uses */
        ClaimFiles: components["schemas"]["Id"][];
        ClaimToMake: {
            id_auction: components["schemas"]["Id"];
            fact: components["schemas"]["OneLine"];
            text: components["schemas"]["Text"];
            files: components["schemas"]["ClaimFiles"];
        };
        PickupCode: {
            /**
             * @description The code to show at the gate
             * @example 482917
             */
            code: string;
        };
        GroupLot: {
            id_auction: components["schemas"]["Id"];
            number: number;
            title: string;
            max: components["schemas"]["Aed"];
            /**
             * @description asleep: does not bid. awake: leads, or waits for the seller. Out of the group: beaten by a higher bid; passed over, since the maximum was below the next bid or at the buy-now price; closed with its lot; won; cancelled, since another lot was won; left, since its person ended the group.
             * @enum {string}
             */
            state: "asleep" | "awake" | "beaten" | "passed" | "closed" | "won" | "cancelled" | "left";
            end: components["schemas"]["Instant"];
        };
        /** @description Stored maxima on several lots, of which one is bought. Its owner alone reads it */
        Group: {
            id_group: components["schemas"]["Id"];
            /**
             * @description lost: no lot of it can be won any more. ended: by its person
             * @enum {string}
             */
            state: "active" | "won" | "lost" | "ended";
            /** @description Held for the group as a whole, with the hold of the lot that leads */
            hold: components["schemas"]["AedFils"];
            made_at: components["schemas"]["Instant"];
            /** @description In the order in which they bid */
            lots: components["schemas"]["GroupLot"][];
        };
        GroupToMake: {
            /** @description An active group that gets these lots in place of those that sleep */
            id_group?: components["schemas"]["Id"];
            lots: {
                id_auction: components["schemas"]["Id"];
                /** @description Whole AED */
                max: number;
            }[];
        };
        /** @description A change that staff requested */
        Remark: {
            field: components["schemas"]["OneLineOrNull"];
            text: components["schemas"]["Text"];
            /** @description Value of the field when it was returned; null for an empty one, a list or the whole lot */
            was: string | number | boolean | null;
            /** @description Whether the field has another value now; false for the whole lot */
            changed: boolean;
        };
        /** @description Changes that staff requested; empty unless staff returned the draft */
        Remarks: components["schemas"]["Remark"][];
        /** @description The bidder to whom an unpaid lot can be offered now */
        NextBidder: {
            /** @example Bidder 2 */
            bidder: string;
            amount: components["schemas"]["Aed"];
            /** @description The offer can be sent until then */
            until: components["schemas"]["Instant"];
        };
        /** @description Another lot of the seller with the same VIN */
        OwnLot: {
            id_auction: components["schemas"]["Id"];
            number: number;
            status: components["schemas"]["LotStatus"];
        };
        FieldProblem: {
            field: string;
            message: string;
            lot?: components["schemas"]["OwnLot"];
        };
        /** @description One lot in its seller's lists */
        SaleCard: {
            lot: components["schemas"]["LotCard"];
            /** @description As the seller wrote it; null without one */
            vin: string | null;
            plate: string | null;
            /** @description The seller's own number or name of the lot */
            reference: string | null;
            /** @description How many photos the lot has */
            photos: number;
            min_price: number | null;
            /** @description From this amount on the auctioneer may sell below the minimum price, AED; left out: none */
            authority?: number;
            /**
             * @description In a live lane, a highest bid below the minimum price does not wait for the seller's decision; left out: it does
             * @constant
             */
            subject?: false;
            /** @description How often others viewed it: each person once a day */
            views: number;
            watching: number;
            hidden: boolean;
            remarks: components["schemas"]["Remarks"];
            offer: components["schemas"]["Offer"] | null;
            /** Format: date-time */
            decision_until: string | null;
            /** @description Null unless the auction ended below the minimum price and the reader is one of its two sides */
            negotiation: components["schemas"]["Negotiation"] | null;
            /** @description The last offer to a next bidder, after the buyer did not pay */
            next_offer: components["schemas"]["NextOffer"] | null;
            /** @description Null while the lot can be offered to nobody */
            next_bidder: components["schemas"]["NextBidder"] | null;
            settlement: components["schemas"]["Settlement"] | null;
            relisted: boolean;
            /** @description What a draft needs before it can be published, its open questions last; empty for any other lot */
            problems: components["schemas"]["FieldProblem"][];
        };
        SalePage: {
            items: components["schemas"]["SaleCard"][];
            total: number;
            next: string | null;
            as_of: components["schemas"]["Instant"];
        };
        /**
         * Format: date-time
         * @description An instant set by a person, in the years 2000 to 2199 and without a leap second
         * @example 2026-11-24T10:04:41.000Z
         */
        InstantToSet: string;
        Condition: {
            grade: number | null;
            zones: {
                /** @description Part of the drawing */
                zone: components["schemas"]["OneLine"];
                /** @enum {string} */
                state: "repainted" | "damage";
                /** @example Scratch, rear left door */
                title: components["schemas"]["OneLine"];
                /** @example 14 cm, through the clear coat */
                note: components["schemas"]["OneLine"];
                /** @description One of the lot's photos */
                photo?: components["schemas"]["Id"];
            }[];
            tyres: components["schemas"]["Tyres"];
            checks: components["schemas"]["TechnicalChecks"];
        };
        /** @description A lot as its seller edits it; every field may be empty */
        LotDraftFields: {
            kind?: components["schemas"]["Kind"];
            mark?: components["schemas"]["OneLine"];
            model?: components["schemas"]["OneLine"];
            /** @description The make in the seller’s words */
            mark_other?: components["schemas"]["OneLine"];
            model_other?: components["schemas"]["OneLine"];
            body_other?: components["schemas"]["OneLine"];
            trim?: components["schemas"]["OneLine"];
            gearbox?: components["schemas"]["OneLine"];
            year?: number;
            mileage?: number;
            engine?: components["schemas"]["OneLine"];
            engine_text?: components["schemas"]["OneLine"];
            body?: components["schemas"]["OneLine"];
            drive?: components["schemas"]["OneLine"];
            colour?: components["schemas"]["OneLine"];
            /** @description Vehicle region */
            region?: components["schemas"]["OneLine"];
            vin?: components["schemas"]["OneLine"];
            plate?: components["schemas"]["OneLine"];
            /**
             * Format: date
             * @description Last day of the registration
             */
            registered_until?: string;
            /** @description The present owner and those before */
            owners?: number;
            keys?: number;
            seats?: number;
            name?: components["schemas"]["OneLine"];
            reference?: components["schemas"]["OneLine"];
            type?: components["schemas"]["OneLine"];
            /** @description sqft, two decimals at most */
            area?: number;
            floor?: number;
            floors?: number;
            building?: components["schemas"]["OneLine"];
            bedrooms?: number;
            bathrooms?: number;
            rooms?: number;
            parking?: number;
            rera_number?: components["schemas"]["OneLine"];
            /** Format: date */
            rera_expires?: string;
            developer?: components["schemas"]["OneLine"];
            furnished?: boolean;
            new_construction?: boolean;
            /** @description AED a year */
            service_charge?: number;
            tenancy?: components["schemas"]["OneLine"];
            /** @description AED a year that the tenant pays */
            rent?: number;
            emirate?: components["schemas"]["OneLine"];
            city?: components["schemas"]["OneLine"];
            location?: components["schemas"]["OneLine"];
            /** @description Inspection location and hours */
            inspection?: components["schemas"]["OneLine"];
            start_price?: components["schemas"]["Aed"];
            min_price?: components["schemas"]["AedOrNone"];
            step?: number;
            buy_now?: components["schemas"]["AedOrNone"];
            start?: components["schemas"]["InstantToSet"];
            end?: components["schemas"]["InstantToSet"];
            review_days?: number;
            vat?: components["schemas"]["VatMode"];
            /** @description The seller asks for a live lane; staff compose lanes */
            lane?: boolean;
            /** @description Place on the map, degrees north */
            lat?: number;
            /** @description Degrees east */
            lon?: number;
            /** @description The first is the main one */
            photos?: components["schemas"]["Id"][];
            /** @description The standard view of a photo; a photo that is not named here is guessed from the name of its file */
            photo_views?: {
                id_file: components["schemas"]["Id"];
                /** @description Null: none */
                view: components["schemas"]["StandardView"] | null;
            }[];
            /** @description The rooms of an apartment */
            room_list?: components["schemas"]["Rooms"];
            /** @description Read before the bid by everybody with a confirmed contact, under the names of the files */
            reports?: components["schemas"]["Id"][];
            /** @description For the buyer, after the payment */
            documents?: components["schemas"]["Id"][];
            /** @description Pictures of an apartment's plan */
            floor_plans?: components["schemas"]["Id"][];
            /** @description The seller's description for buyers */
            comment?: components["schemas"]["Text"];
            /** @description For staff only */
            notes?: components["schemas"]["Text"];
            condition?: components["schemas"]["Condition"];
            /** @description Values out of the usual that the seller said are right; another value is asked about again */
            confirmed?: {
                field: components["schemas"]["OneLine"];
                value: components["schemas"]["OneLine"];
            }[];
        };
        Returned: {
            at: components["schemas"]["Instant"];
            /** @description Name of the staff member */
            by: string;
        };
        /** @description Sentences about fields that forbid nothing */
        FieldNotes: {
            field: string;
            message: string;
            /**
             * @description A question ends when the value changes, or is named in `confirmed`
             * @enum {string}
             */
            kind: "question" | "hint";
            lot?: components["schemas"]["OwnLot"];
        }[];
        LotDraft: {
            id_auction: components["schemas"]["Id"];
            number: number;
            status: components["schemas"]["LotStatus"];
            /** @description Grows with each save; an older one answers STALE */
            version: number;
            saved_at: components["schemas"]["Instant"];
            fields: components["schemas"]["LotDraftFields"];
            photos: components["schemas"]["UploadedFile"][];
            reports: components["schemas"]["SignedFile"][];
            documents: components["schemas"]["SignedFile"][];
            floor_plans: components["schemas"]["UploadedFile"][];
            remarks: components["schemas"]["Remarks"];
            /** @description Null unless staff returned the draft, and since it was sent again */
            returned: components["schemas"]["Returned"] | null;
            /** @description The missing parts before it can be published */
            problems: components["schemas"]["FieldProblem"][];
            notes: components["schemas"]["FieldNotes"];
        };
        MetaField: {
            name: string;
            label: string;
            /** @enum {string} */
            type: "text" | "longtext" | "integer" | "number" | "money" | "boolean" | "date" | "datetime" | "dict" | "zones" | "tyres" | "checks" | "photos" | "documents" | "rooms";
            dict?: string;
            /** @description The field of the seller’s words where the value is `other`; the staff replace it before the lot is public */
            other?: string;
            /** @description The field whose value narrows the choices of this one */
            parent?: string;
            /** @description # digit, @ letter, * any alphanumeric */
            mask?: string;
            required: boolean;
            min?: number;
            max?: number;
            /** @description Most decimals of a number; any without it */
            decimals?: number;
            unit?: string;
            zones?: components["schemas"]["Term"][];
        };
        /** @description The source of the form, the filter and the facts of one kind of object */
        ObjectMeta: {
            /** @enum {integer} */
            id: 1 | 2;
            kind: components["schemas"]["Kind"];
            groups: {
                name: string;
                label: string;
                fields: components["schemas"]["MetaField"][];
            }[];
        };
        SaveLot: {
            version?: number;
            fields: components["schemas"]["LotDraftFields"];
        };
        BulkResult: {
            id_auction: components["schemas"]["Id"];
            ok: boolean;
            code: components["schemas"]["Code"] | null;
            message: string | null;
        }[];
        PriceChange: {
            id_auction: components["schemas"]["Id"];
            seq: number;
            start_price: components["schemas"]["Aed"];
            /** @description The seller's own value; nobody else gets this reply */
            min_price: number | null;
            buy_now: number | null;
            receipt: components["schemas"]["Receipt"];
        };
        /** @description All facts for a seller's decision about the highest bid */
        SaleDecision: {
            lot: components["schemas"]["LotCard"];
            min_price: number | null;
            watching: number;
            bidders: number;
            /** @description The highest bid of another bidder, as the history shows it to everyone; null without one */
            second: {
                bidder: string;
                amount: components["schemas"]["Aed"];
            } | null;
            /** @description The hold in the bidder's deposit that the bid needs */
            hold: components["schemas"]["AedFils"];
            seller_fee: components["schemas"]["SellerFeeTerms"];
            /** @description How long the buyer has to pay after a sale */
            pay_hours: number;
            /** @description How long an offer waits for an answer */
            offer_hours: number;
            relisted: boolean;
            negotiation: components["schemas"]["Negotiation"];
        };
        /** @description A column of a spreadsheet */
        ImportColumn: {
            /** @description Name of the field */
            name: string;
            /** @description Title in the first row of the spreadsheet */
            title: string;
            label: string;
            /** @description The values that the column takes; null where it takes any text, number or date */
            choices: string[] | null;
        };
        CellProblem: {
            field: string;
            message: string;
            /** @description The value of the list that the text probably means */
            nearest?: string;
            /** @description Other rows of the request with the same VIN */
            rows?: number[];
            lot?: components["schemas"]["OwnLot"];
        };
        /** @description One row of a spreadsheet with its errors; without errors it can become a draft */
        CheckedRow: {
            row: number;
            cells: string[];
            errors: components["schemas"]["CellProblem"][];
            notes: components["schemas"]["FieldNotes"];
        };
        /** @description A column of the file */
        ImportHeading: {
            title: string;
            /** @description Its first values */
            samples: string[];
            /** @description Name of the field; null where the column is left out */
            field: string | null;
            /**
             * @description A remembered heading is read as the seller chose. A proposed or unknown one is left out until they choose.
             * @enum {string}
             */
            source: "template" | "remembered" | "proposed" | "unknown";
        };
        /** @description What a spreadsheet holds; nothing is stored yet */
        ImportPreview: {
            kind: components["schemas"]["Kind"];
            columns: components["schemas"]["ImportColumn"][];
            rows: components["schemas"]["CheckedRow"][];
            /** @description Titles of columns that belong to no field */
            ignored: string[];
            headings: components["schemas"]["ImportHeading"][];
        };
        /** @description One row of a spreadsheet */
        ImportRow: {
            /** @description Number of the row in the spreadsheet */
            row: number;
            /** @description The text of each column, in the order of the columns; empty where the cell is empty */
            cells: components["schemas"]["Text"][];
            /** @description Names of the fields whose questions the seller answered with yes */
            confirmed?: components["schemas"]["OneLine"][];
        };
        /** @description Rows of a spreadsheet, as text */
        ImportRows: {
            kind: components["schemas"]["Kind"];
            /** @description Names of the fields, in the order of the cells */
            columns: components["schemas"]["OneLine"][];
            rows: components["schemas"]["ImportRow"][];
        };
        /** @description The drafts of good rows, and the rows with errors, which are left out */
        ImportResult: {
            created: {
                row: number;
                id_auction: components["schemas"]["Id"];
                number: number;
            }[];
            rejected: components["schemas"]["CheckedRow"][];
        };
        /** @description The lots of a seller's spreadsheet */
        SaleExport: {
            /** @description A section of Selling; without it all lots */
            section?: string;
            filter?: components["schemas"]["Filter"];
            sort?: components["schemas"]["Sort"];
        };
        /** @enum {string} */
        QueueState: "draft" | "scheduled" | "open" | "running" | "paused" | "finished" | "cancelled";
        BoardLane: {
            id_queue: components["schemas"]["Id"];
            state: components["schemas"]["QueueState"];
            start: components["schemas"]["Instant"];
            lots: number;
            /** @description The number of each of the items in this lane, in their order */
            positions: number[];
        };
        /** @description The content of a hall screen; no names, no user ids */
        Board: {
            epoch: string;
            seq: number;
            now: number;
            title: string;
            place: string | null;
            /** @description The lane of these lots, in the order of its run; null for standard auctions */
            lane: components["schemas"]["BoardLane"] | null;
            items: components["schemas"]["LotCard"][];
            totals: {
                open: number;
                bids_last_hour: number;
                value: number;
                sold_share: number | null;
            };
        };
        /** @enum {string} */
        LanePhase: "pending" | "waiting_to_start" | "waiting_for_bid" | "running" | "final_call" | "finished";
        /** @description The current lot and its progress */
        LaneTurn: {
            id_auction: components["schemas"]["Id"];
            phase: components["schemas"]["LanePhase"];
            /**
             * Format: date-time
             * @description Null while the lane is paused, and where the auctioneer ends the phase by hand
             */
            deadline: string | null;
            /** @description Rest of the phase while the lane is paused; null without one */
            left_ms: number | null;
            /** @description Seq of the lot of this state */
            lot_seq: number;
            /** @description Whether the lot was reopened once */
            reopened: boolean;
            /**
             * @description The result on the card, which may still change
             * @enum {string|null}
             */
            provisional: "sold" | "notSold" | "summarizing" | null;
            /** Format: date-time */
            hammer_at: string | null;
        };
        /** @description One lot in the run of a lane */
        LaneLot: {
            id_auction: components["schemas"]["Id"];
            number: number;
            title: string;
            facts: string[];
            picture: components["schemas"]["Picture"] | null;
            /** @description The lot's number in this lane, from 1. It stays when the order of the run, which is that of the items, changes */
            position: number;
            live: components["schemas"]["LotLive"];
            phase: components["schemas"]["LanePhase"];
            /** Format: date-time */
            deadline: string | null;
            enabled: boolean;
            /** @description Whether it was sent to the end of the run; a second skip disables it */
            skipped: boolean;
            /** @description Whether the lot was reopened */
            reopened: boolean;
            /** Format: date-time */
            expected_at: string | null;
            /** @enum {string|null} */
            result: "sold" | "notSold" | "summarizing" | "withdrawn" | null;
        };
        /**
         * @description The auctioneer ends each lot; left out: the timers do
         * @constant
         */
        ByHand: "hand";
        LaneBoard: {
            id_queue: components["schemas"]["Id"];
            /** @description Pretend lots without effect */
            rehearsal: boolean;
            name: string;
            place: string;
            start: components["schemas"]["Instant"];
            epoch: string;
            seq: number;
            now: number;
            state: components["schemas"]["QueueState"];
            paused: string | null;
            turn: components["schemas"]["LaneTurn"] | null;
            current: components["schemas"]["LaneLot"] | null;
            next: components["schemas"]["LaneLot"][];
            lots: number;
            position: number;
            run_seq: number;
            /** @description Signed-in people in the room, each once, without the staff */
            online: number;
            hammer?: components["schemas"]["ByHand"];
            last_bids: components["schemas"]["HistoryRow"][];
            /** @description Bidders of the room and on the phones; left out in a lane without the room */
            room?: {
                /** @description Paddles given */
                paddles: number;
                /** @description Of these on a phone line */
                phones: number;
            };
        };
        /** @description Lots of one kind that open on a day */
        Opening: {
            kind: components["schemas"]["Kind"];
            /** @description The first opening */
            at: components["schemas"]["Instant"];
            lots: number;
            /** @description Their names, by number of lots */
            cities: string[];
            /** @description Where all of them are seen, if it is one place */
            inspection: string | null;
        };
        /** @description Open lots that end on a day */
        Ending: {
            /** @description The first end */
            at: components["schemas"]["Instant"];
            lots: number;
            /** @description By number of lots */
            cities: {
                label: string;
                count: number;
            }[];
        };
        /** @description The standard auctions of a day in Dubai */
        ScheduleDay: {
            /** Format: date */
            day: string;
            openings: components["schemas"]["Opening"][];
            ending: components["schemas"]["Ending"] | null;
        };
        /** @description The price guide */
        Statistics: {
            search: string;
            offered: number;
            sold: number;
            median: number | null;
            lower_quartile: number | null;
            upper_quartile: number | null;
            last: {
                id_auction: components["schemas"]["Id"];
                number: number;
                title: string;
                price: components["schemas"]["Aed"];
                sold_at: components["schemas"]["Instant"];
            }[];
            by_month: {
                month: string;
                sold: number;
                median: number | null;
            }[];
        };
        SuggestQuery: {
            text: components["schemas"]["OneLine"];
            section?: components["schemas"]["Section"];
            /** @description Conditions besides those of the text */
            filter?: components["schemas"]["Filter"];
        };
        Suggestions: {
            /** @description The list that the text means */
            read: {
                section: components["schemas"]["Section"];
                filter: components["schemas"]["Filter"];
                sort: components["schemas"]["Sort"] | null;
                parts: {
                    /** @description First character of the part */
                    from: number;
                    /** @description The character behind it */
                    to: number;
                    /** @enum {string} */
                    kind: "understood" | "filler" | "unknown";
                    /** @description The correction of a typing error */
                    meant: string | null;
                }[];
                /** @description Words of no dictionary and of no lot for sale; the filter leaves them out */
                lost: string[];
            };
            /** @description Total of the list that the text means */
            count: number;
            groups: {
                /**
                 * @description Values of this field; where: places of the lots that the text means
                 * @enum {string}
                 */
                kind: "mark" | "model" | "community" | "city" | "type" | "where";
                items: {
                    label: string;
                    /** @description The make of a model, the city or emirate of a place */
                    parent: string | null;
                    section: components["schemas"]["Section"];
                    filter: components["schemas"]["Filter"];
                    count: number;
                }[];
            }[];
            /** @description Lists with as few conditions less as have lots, the one with most lots first; the whole section where no lot fits any; only without any lot */
            ways: {
                /** @description The fields of the filter that this list leaves out */
                without: string[];
                section: components["schemas"]["Section"];
                filter: components["schemas"]["Filter"];
                count: number;
            }[];
            lots: components["schemas"]["LotCard"][];
            lot: components["schemas"]["LotCard"] | null;
        };
        Span: {
            from: number;
            to: number;
        };
        /** @description Sold and paid lots that are comparable with one lot */
        Comparables: {
            /** @enum {string} */
            by: "model" | "building" | "community";
            /**
             * @description The make and model, building or community
             * @example Toyota Land Cruiser
             */
            name: string;
            years: components["schemas"]["Span"] | null;
            /** @description km */
            mileage: components["schemas"]["Span"] | null;
            bedrooms: number | null;
            /** @description Of the lot itself, sqft. With it, median and values are AED per sqft; else they are AED. */
            area: number | null;
            median: number;
            /** @description Latest first */
            sales: {
                id_auction: components["schemas"]["Id"];
                year: number | null;
                /** @description km */
                mileage: number | null;
                /** @description sqft */
                area: number | null;
                price: components["schemas"]["Aed"];
                /** @description The price, or the price per sqft */
                value: number;
                sold_at: components["schemas"]["Instant"];
            }[];
        };
        /** @description What a buyer may know of the seller of a lot */
        Seller: {
            /** @description The trade name of a company; null for a private person */
            name: string | null;
            /** @enum {string} */
            form: "individual" | "company";
            /** @description When the seller signed the contract with Marsa; null while it is not accepted */
            verified_since: components["schemas"]["Instant"] | null;
            /** @description Lots sold and paid */
            sold: number;
            /** @description Sold lots whose sale did not take place */
            fell_through: number;
            /** @description Percent of lots that ended below the minimum price and were sold all the same; null for fewer than four */
            accepted_below: number | null;
            /** @description The median time of the seller's own answers to questions, in minutes; null for fewer than three */
            answer_minutes: number | null;
        };
        Answer: {
            text: string;
            /** @enum {string} */
            by: "seller" | "staff";
            at: components["schemas"]["Instant"];
        };
        /** @description A question about a lot, with its answer */
        Question: {
            id_question: components["schemas"]["Id"];
            text: string;
            asked_at: components["schemas"]["Instant"];
            /** @description The reader asked it */
            mine: boolean;
            /** @description null: not answered yet */
            answer: components["schemas"]["Answer"] | null;
            /** @description Why the staff closed it: shown to its asker, the seller and the staff; null for an open or answered one */
            closed: string | null;
        };
        /** @description The questions of a lot that the reader may see, the newest answer first, open ones before them */
        Questions: {
            items: components["schemas"]["Question"][];
            /** @description Questions and answers are taken now */
            open: boolean;
            /**
             * Format: date-time
             * @description An hour before the end of the lot; null in a live lane, where its turn closes them
             */
            closes_at: string | null;
            /** @description AED that a signed-in reader's deposit lacks to bid the next minimum, and so to ask; 0: nothing. null for a visitor */
            top_up: number | null;
        };
        QuestionToAsk: {
            id_auction: components["schemas"]["Id"];
            text: components["schemas"]["Text"];
        };
        SellerFee: {
            /**
             * @description A share of the price
             * @example 0.01
             */
            rate: number;
        };
        ClaimToAnswer: {
            id_auction: components["schemas"]["Id"];
            text: components["schemas"]["Text"];
            files: components["schemas"]["ClaimFiles"];
        };
        QuestionToAnswer: {
            id_question: components["schemas"]["Id"];
            text: components["schemas"]["Text"];
        };
        QuestionQuery: {
            /** @default 24 */
            limit: number;
            after?: components["schemas"]["Cursor"];
        };
        /** @description A question with its lot, for those who answer it */
        AskedQuestion: {
            id_auction: components["schemas"]["Id"];
            number: number;
            title: string;
            /** @description It can be answered now */
            open: boolean;
            question: components["schemas"]["Question"];
        };
        QuestionPage: {
            items: components["schemas"]["AskedQuestion"][];
            total: number;
            next: string | null;
            as_of: components["schemas"]["Instant"];
        };
        QuestionToClose: {
            id_question: components["schemas"]["Id"];
            reason: components["schemas"]["OneLine"];
        };
        /** @description A whole list without pages */
        LotsOrder: {
            filter?: components["schemas"]["Filter"];
            sort?: components["schemas"]["Sort"];
        };
        /** @description Lots close to each other */
        MapPlace: {
            /** @description Middle of its lots, degrees */
            lat: number;
            lon: number;
            /** @description West, south, east, north of its lots */
            box: number[];
            count: number;
            /** @description What its lots have in common: their city, their community, yard, or building */
            label: string;
            /** @description The community of its apartments; null for a city, for vehicles, and outside Dubai */
            community: string | null;
            /** @description The lot, if it is the only one */
            lot: components["schemas"]["LotCard"] | null;
        };
        LotsMap: {
            places: components["schemas"]["MapPlace"][];
            /** @description Lots of the list */
            total: number;
            /** @description Number of them with a place on a map */
            placed: number;
        };
        SavedSearch: {
            id_search: components["schemas"]["Id"];
            name: string;
            q: string;
            filter: components["schemas"]["Filter"];
            alerts: boolean;
            created: components["schemas"]["Instant"];
            /** @description New lots since the last visit */
            new: number;
        };
        QueueCard: {
            id_queue: components["schemas"]["Id"];
            /** @description Pretend lots without effect */
            rehearsal: boolean;
            name: string;
            state: components["schemas"]["QueueState"];
            /** @description Place of the lane */
            place: string;
            /** @description Location of its lots, the city with most lots first */
            cities: components["schemas"]["Term"][];
            start: components["schemas"]["Instant"];
            lots: number;
            /** @description Number of the current lot; 0 before the first */
            position: number;
            current: components["schemas"]["LaneLot"] | null;
            /** @description Signed-in people in the room, each once, without the staff */
            online: number;
            /** @description Whether the reader may run this lane */
            operators_me: boolean;
        };
        /** @description Seconds */
        Timers: {
            between_s: number;
            waiting_s: number;
            lowered_s: number;
            running_s: number;
            final_s: number;
            card_s: number;
        };
        LaneMine: {
            id_auction: components["schemas"]["Id"];
            max: number | null;
            status: components["schemas"]["MyStatus"];
            note: string | null;
        };
        LaneSnapshot: {
            id_queue: components["schemas"]["Id"];
            /** @description Pretend lots without effect */
            rehearsal: boolean;
            name: string;
            place: string;
            start: components["schemas"]["Instant"];
            epoch: string;
            seq: number;
            now: number;
            state: components["schemas"]["QueueState"];
            /** @description The reason */
            paused: string | null;
            turn: components["schemas"]["LaneTurn"] | null;
            current: components["schemas"]["LaneLot"] | null;
            next: components["schemas"]["LaneLot"][];
            lots: number;
            position: number;
            /** @description Seq of the lane at which the run last changed its order */
            run_seq: number;
            /** @description Signed-in people in the room, each once, without the staff */
            online: number;
            /** @description Whether anybody holds the desk */
            operator: boolean;
            /** @description The auctioneer's last words to the room */
            message: string | null;
            /**
             * @description The desk takes bids from the room and from phones; left out: it does not
             * @constant
             */
            room?: true;
            hammer?: components["schemas"]["ByHand"];
            timers: components["schemas"]["Timers"];
            mine: components["schemas"]["LaneMine"][];
        };
        LaneLots: {
            id_queue: components["schemas"]["Id"];
            epoch: string;
            seq: number;
            items: components["schemas"]["LaneLot"][];
        };
        /** @enum {string} */
        LaneEventKind: "published" | "opened" | "started" | "lot_waiting" | "lot_opened" | "bid" | "taken_back" | "final_call" | "held" | "hammer" | "result" | "reopened" | "released" | "min_price_changed" | "start_price_lowered" | "step_changed" | "ask_set" | "skipped" | "disabled" | "enabled" | "moved" | "bought" | "withdrawn" | "paused" | "resumed" | "desk" | "message" | "finished" | "cancelled";
        /** @description The part of a lane that events change. The higher seq within one epoch is newer. */
        LaneLive: {
            state: components["schemas"]["QueueState"];
            /** @description The reason */
            paused: string | null;
            /** @description The number of the current lot; 0 without one */
            position: number;
            /** @description Lots in the run */
            lots: number;
            turn: components["schemas"]["LaneTurn"] | null;
            /** @description The next lots */
            next: components["schemas"]["Id"][];
            /** @description Seq of the lane at which the run last changed its order */
            run_seq: number;
            /** @description Whether anybody holds the desk */
            operator: boolean;
            /** @description The auctioneer's last words to the room */
            message: string | null;
        };
        /** @description One line of a lane's log */
        LaneRow: {
            seq: number;
            at: components["schemas"]["Instant"];
            kind: components["schemas"]["LaneEventKind"];
            id_auction: components["schemas"]["Id"] | null;
            text: string | null;
            /**
             * @description The actor of an entry, for automatic actions too
             * @enum {string}
             */
            by?: "operator" | "staff";
        };
        LaneLog: {
            epoch: string;
            seq: number;
            items: components["schemas"]["LaneEvent"][];
            /** @description With `lots=true`: the events of the run's lots from the same commits, in order, so that a lane can be played back as everybody saw it. Otherwise empty */
            lots: components["schemas"]["LotEvent"][];
            /** @description False when more than 200 are missing: read the snapshot, or continue from the last one */
            complete: boolean;
        };
        /**
         * @description How the seller agreed to a lower min price, an extension; the lane's log shows it. Other words are refused, since the room reads the log and typed words might reveal the price.
         * @enum {string}
         */
        MinPriceReason: "The seller agreed" | "As the seller instructed";
        /** @description The head of the snapshot after a control */
        LaneHead: {
            id_queue: components["schemas"]["Id"];
            epoch: string;
            seq: number;
            now: number;
            state: components["schemas"]["QueueState"];
            paused: string | null;
            turn: components["schemas"]["LaneTurn"] | null;
            current: components["schemas"]["LaneLot"] | null;
            position: number;
            run_seq: number;
        };
        LaneOperator: {
            id_user: components["schemas"]["Id"];
            name: string;
        };
        /** @description The operators of the lane, for its operators and staff */
        LaneDesk: {
            holder: components["schemas"]["LaneOperator"] | null;
            asked_by: components["schemas"]["LaneOperator"] | null;
            /** @description The clerk in the second seat; left out in a lane without the room */
            clerk?: components["schemas"]["LaneOperator"] | null;
        };
        LaneRefusal: {
            at: components["schemas"]["Instant"];
            id_auction: components["schemas"]["Id"];
            /** @description Null for a person without a mark on this lot */
            mark: string | null;
            /** @description Of an exact bid; a maximum stays secret */
            amount: number | null;
            /** @enum {string} */
            why: "late" | "missed" | "too_low";
            /** @description How late the bid came */
            late_ms: number | null;
        };
        /** @description The desk's view of the room; never an amount */
        LaneCounts: {
            /** @description The number of stored maxima on the current lot and the next ones */
            maxima: {
                id_auction: components["schemas"]["Id"];
                count: number;
            }[];
            /** @description Signed-in people in the room, without the staff */
            online: number;
            /** @description Of these the people who have not bid in this lane */
            watching: number;
            /** @description Bids after the end */
            late: number;
            /** @description Bids refused while the lane was paused */
            missed: number;
            /** @description The newest refused bids of this lane, newest first */
            refused: components["schemas"]["LaneRefusal"][];
            /** @description How far the hammers of the sold lots are over their minima, per cent; null while none has one */
            over_minimum: number | null;
        };
        Presence: {
            id_queue: components["schemas"]["Id"];
            /** @enum {string} */
            desk: "mine" | "other" | "free";
            /**
             * Format: date-time
             * @description Time of the holder's last report
             */
            since: string | null;
            at: components["schemas"]["LaneDesk"];
            counts: components["schemas"]["LaneCounts"];
            /** @description The amount from which the seller of the lot in its turn lets it go, for the holder of the desk alone; left out: none */
            authority?: number;
            /**
             * @description The seller of that lot does not decide about a bid below the minimum price, for the holder alone; left out: they do
             * @constant
             */
            subject?: false;
        };
        /** @description AED: the bids of a paddle that the house covers in place of a deposit, in all lots of the lane together. Null: none */
        Limit: number | null;
        /** @description A number in the room of a lane, for one client */
        Paddle: {
            number: components["schemas"]["PaddleNumber"];
            /** @description The phone line that calls for it */
            line: components["schemas"]["PhoneLine"] | null;
            /** @description Null for auctioneers */
            name: string | null;
            /** @description The highest bid on the current or next lot that limit and deposit cover; 0 for a client who may not bid */
            covers: components["schemas"]["AedReckoned"];
            limit: components["schemas"]["Limit"];
            /** @description Waits for the signature of a second person */
            limit_asked: components["schemas"]["Limit"];
        };
        /**
         * @description A phone number as E.164
         * @example +971501112234
         */
        Phone: string;
        /** @description A person at the door, before they have a paddle */
        WalkIn: {
            id_user: components["schemas"]["Id"];
            name: string;
            phone: components["schemas"]["Phone"];
            /** @description Whether the code that went to the phone was entered */
            verified: boolean;
            /** @description From when another code may be sent */
            resend_at: components["schemas"]["Instant"] | null;
        };
        AdmittedWalkIn: {
            paddle: components["schemas"]["Paddle"];
            /** @description Null with a limit in place of a deposit */
            payment: components["schemas"]["Payment"] | null;
        };
        /** @enum {string} */
        TakeBackReason: "Wrong paddle" | "No bid" | "Wrong amount";
        /** @description The lot after its newest bid was taken back */
        TakenBack: {
            id_auction: components["schemas"]["Id"];
            seq: number;
            /** @description Null without a bid */
            price: number | null;
            next_min: components["schemas"]["AedReckoned"];
        };
        /** @enum {string} */
        HammerAct: "hold" | "sell" | "pass" | "withdraw";
        /** @enum {string} */
        NoticeKind: "outbid" | "ending" | "won" | "offers" | "money" | "searches" | "account";
        NoticeLot: {
            number: number;
            title: string;
            kind: components["schemas"]["Kind"];
            /** @description Dictionary value; decides the costs of the authority */
            emirate: string;
            /** @description Of its lane; left out: the house's counts */
            fee?: components["schemas"]["FeeTerms"];
            /** @description Address of the main picture */
            photo: string | null;
            /** @description AED */
            price: number | null;
            /** @description Least bid that takes the lead, AED; null: bidding is not open, or the reader leads */
            next_bid: number | null;
        };
        Notification: {
            id_notification: components["schemas"]["Id"];
            kind: components["schemas"]["NoticeKind"];
            text: string;
            at: components["schemas"]["Instant"];
            read: boolean;
            id_auction: number | null;
            /** @description A path of the app */
            link: string | null;
            /** @description The lot of the notice as it is now */
            lot: components["schemas"]["NoticeLot"] | null;
        };
        NotificationPage: {
            items: components["schemas"]["Notification"][];
            total: number;
            unread: number;
            next: string | null;
            as_of: components["schemas"]["Instant"];
        };
        /** @description Where notices of one kind go */
        NoticeWays: {
            /** @description The list in the app */
            app: boolean;
            push: boolean;
            email: boolean;
            sms: boolean;
        };
        /** @example 22:00 */
        TimeOfDay: string;
        NotificationSettings: {
            kinds: {
                outbid: components["schemas"]["NoticeWays"];
                ending: components["schemas"]["NoticeWays"];
                won: components["schemas"]["NoticeWays"];
                offers: components["schemas"]["NoticeWays"];
                money: components["schemas"]["NoticeWays"];
                searches: components["schemas"]["NoticeWays"];
            };
            /** @description Hours in Dubai when push, email and SMS wait until the end of the hours. Urgent notices do not wait: a lot that ends within 15 minutes or is in a running lane, and the person's account */
            quiet: {
                on: boolean;
                from: components["schemas"]["TimeOfDay"];
                to: components["schemas"]["TimeOfDay"];
            };
        };
        Installation: {
            fid: string;
            refresh_token: string;
            auth_token: string;
            expires_s: number;
        };
        PushOptions: {
            auth: string;
            p256dh: string;
            /**
             * Format: uri
             * @description An https address with a public name, on the usual port
             */
            endpoint: string;
            /** @description Scope of the service worker */
            scope?: components["schemas"]["OneLine"];
            /** @description The VAPID key of the subscription */
            key?: string;
        };
        PushRegistration: {
            token: string;
            created: components["schemas"]["Instant"];
            options: components["schemas"]["PushOptions"];
        };
        TestPush: {
            /** @description Devices of the reader */
            devices: number;
            /** @description Whether the message stays in the developer's inbox */
            simulated: boolean;
        };
        UploadForm: {
            kind: components["schemas"]["FileKind"];
            /** @description Owner: lot:{id} or profile:{id} */
            owner?: components["schemas"]["OneLine"];
            /** Format: binary */
            file: string;
        };
        UploadedPart: {
            /** @description The bytes that have arrived without a gap: the next part begins there */
            received: number;
            /** @description The file, once all of it has arrived */
            file: components["schemas"]["UploadedFile"] | null;
        };
        /** @description A part of a picture, in percent of its width and height */
        PhotoCrop: {
            x: number;
            y: number;
            width: number;
            height: number;
        };
        PhotoChange: {
            /**
             * @description Degrees clockwise
             * @enum {integer}
             */
            turn: 0 | 90 | 180 | 270;
            /** @description The part of the turned picture that buyers see; null is its middle */
            crop: components["schemas"]["PhotoCrop"] | null;
        };
        DeskOldest: {
            /** @description Of the person, the lot, the invoice, the refund or the call; 0 for a pause */
            id: number;
            /** @description The profile of a client, the buyer of a settlement */
            id_party: number | null;
            /** @description Name of the client, or title of the lot */
            title: string;
            /** @description Number, phone or reason */
            text: string | null;
            /** @description AED */
            amount: number | null;
            /**
             * Format: date-time
             * @description From when on it waits for the staff
             */
            since: string;
            /**
             * Format: date-time
             * @description Deadline of a payment
             */
            until: string | null;
            late: boolean;
        };
        DeskKind: {
            /** @enum {string} */
            kind: "clients" | "moderation" | "signatures" | "cases" | "payments" | "refunds" | "settlements" | "calls" | "questions" | "claims" | "auctions";
            /** @description The rows of its list */
            count: number;
            /** @description Those that have waited too long for their kind */
            late: number;
            /** @description Those that the caller has taken */
            mine: number;
            /** @description null: none waits */
            oldest: components["schemas"]["DeskOldest"] | null;
        };
        DeskDue: {
            /** @enum {string} */
            kind: "payment" | "review";
            /** Format: date-time */
            at: string;
            id_auction: components["schemas"]["Id"];
            number: number;
            title: string;
        };
        Desk: {
            /** @description Late kinds first, then the oldest work */
            kinds: components["schemas"]["DeskKind"][];
            /** @description What ends today in Dubai, the next first, 6 at most */
            due: components["schemas"]["DeskDue"][];
            /** @description What the staff did today in Dubai */
            done: {
                acts: number;
                people: number;
            };
            /** Format: date-time */
            as_of: string;
        };
        ClientFilter: {
            /** @enum {string} */
            tab?: "new" | "ok" | "locked" | "drafts" | "all";
            /** @description Name, phone, email, ID, company */
            q?: components["schemas"]["TypedLine"];
            type?: components["schemas"]["ProfileType"];
            form?: components["schemas"]["LegalForm"];
            citizenship?: components["schemas"]["OneLine"];
            status?: components["schemas"]["ProfileStatus"];
            /** @description A document expires within so many days from today in Dubai, or has expired */
            expiring?: number;
            created?: components["schemas"]["DateRange"];
        };
        ClientQuery: {
            filter?: components["schemas"]["ClientFilter"];
            /** @enum {string} */
            sort?: "new" | "name" | "deposit" | "expiring";
            /** @default 24 */
            limit: number;
            after?: components["schemas"]["Cursor"];
        };
        /**
         * @description What a second person signs
         * @enum {string}
         */
        SignatureKind: "refund" | "invoice" | "forfeit" | "release" | "claim" | "role" | "unlock" | "limit";
        /** @description What waits for the signature of a second person; null where nothing does */
        ToBeSigned: {
            kind: components["schemas"]["SignatureKind"];
            asked_by: string;
            asked_at: components["schemas"]["Instant"];
            /** @description Then it is void */
            until: components["schemas"]["Instant"];
        } | null;
        Client: {
            to_be_signed: components["schemas"]["ToBeSigned"];
            id_profile: number | null;
            id_user: components["schemas"]["Id"];
            name: string;
            type: components["schemas"]["ProfileType"] | null;
            form: components["schemas"]["LegalForm"] | null;
            email: string | null;
            phone: components["schemas"]["PhoneOrNull"];
            email_verified: boolean;
            phone_verified: boolean;
            status: components["schemas"]["ProfileStatus"] | null;
            ustatus: components["schemas"]["Ustatus"];
            roles: components["schemas"]["Role"][];
            restriction: components["schemas"]["Restriction"] | null;
            deposit: components["schemas"]["AedFils"];
            created: components["schemas"]["Instant"];
            /**
             * Format: date
             * @description The document that expires first
             */
            expires: string | null;
            version: number;
        };
        ClientPage: {
            items: components["schemas"]["Client"][];
            total: number;
            next: string | null;
            as_of: components["schemas"]["Instant"];
        };
        ClientCounts: {
            new: number;
            ok: number;
            locked: number;
            drafts: number;
            all: number;
        };
        /** @description The version of the profile that the caller has seen; another one answers STALE */
        SeenVersion: number;
        /** @description What the staff have compared before they accept; it is kept in the audit */
        AcceptChecks: ("identity" | "documents" | "person")[];
        /** @description An account with the same document, or a locked one that shares any of these marks */
        SamePerson: {
            id_user: components["schemas"]["Id"];
            name: string;
            evidence: ("document" | "account" | "phone" | "email" | "card" | "device" | "address" | "network")[];
            /** @description The reason of its lock; null without one */
            locked: string | null;
            /** @description The account was deleted */
            deleted: boolean;
        };
        /** @description Money that came or went, newest first */
        ClientOperation: {
            id_operation: components["schemas"]["Id"];
            date: components["schemas"]["Instant"];
            type: components["schemas"]["OperationType"];
            /** @description AED, signed */
            amount: number;
            comment: string;
        };
        /** @description A lot that they sell, newest first */
        ClientLot: {
            id_auction: components["schemas"]["Id"];
            number: number;
            title: string;
            status: components["schemas"]["LotStatus"];
            /** @description AED; null before the first bid */
            price: number | null;
            /** Format: date-time */
            end: string | null;
        };
        /** @description A lot that they have bid on, newest first. `price` is the lot's visible price, never a maximum */
        ClientBid: {
            id_auction: components["schemas"]["Id"];
            number: number;
            title: string;
            status: components["schemas"]["LotStatus"];
            price: number | null;
            leads: boolean;
            /** Format: date-time */
            end: string | null;
        };
        Act: {
            id_audit: components["schemas"]["Id"];
            at: components["schemas"]["Instant"];
            who: string;
            /** @description The colleague who asked for an act that `who` has signed; null elsewhere */
            asked_by: string | null;
            /** @example profile.lock */
            act: string;
            subject: string;
            reason: string | null;
            /** @description The person it was done to */
            about: number | null;
            /** @description Where it was done from; null for the server itself */
            address: string | null;
        };
        /** @description One person for the staff. The view leaves out blocked money and its entries: a hold would reveal the maximum behind it. */
        ClientDetail: {
            /** @description The profile in use first; one row without a profile where there is none */
            profiles: components["schemas"]["Client"][];
            whatsapp: components["schemas"]["PhoneOrNull"];
            deposit: components["schemas"]["AedFils"];
            /** @description Open lots that they lead */
            leading: number;
            /** @description The fee that they have agreed as a seller, in basis points; null: the usual one */
            seller_fee: number | null;
            /** @description Other accounts that may be of this person, for the staff to judge */
            same: components["schemas"]["SamePerson"][];
            operations: components["schemas"]["ClientOperation"][];
            lots: components["schemas"]["ClientLot"][];
            bids: components["schemas"]["ClientBid"][];
            acts: components["schemas"]["Act"][];
            counts: {
                lots: number;
                bids: number;
                acts: number;
            };
        };
        /** @description Roles and status that the caller has seen; others answer STALE */
        SeenRoles: {
            roles: components["schemas"]["Role"][];
            ustatus: components["schemas"]["Ustatus"];
        };
        ModerationQuery: {
            q?: components["schemas"]["OneLine"];
            state?: components["schemas"]["OneLine"];
            kind?: components["schemas"]["Kind"];
            /** @default 24 */
            limit: number;
            after?: components["schemas"]["Cursor"];
        };
        /** @description The staff member who checks a lot: others cannot decide until then */
        Claim: {
            by: string;
            mine: boolean;
            until: components["schemas"]["Instant"];
        };
        ModerationRow: {
            lot: components["schemas"]["LotCard"];
            seller: string;
            /**
             * Format: date-time
             * @description Since when it waits
             */
            sent_at: string;
            /** @description Of its last return */
            remarks: components["schemas"]["Remark"][];
            /** @description 0 unless it waits for the staff */
            oddities: number;
            claim: components["schemas"]["Claim"] | null;
        };
        StaffLotPage: {
            items: components["schemas"]["ModerationRow"][];
            total: number;
            next: string | null;
            as_of: components["schemas"]["Instant"];
        };
        RemarkToSend: {
            field: components["schemas"]["OneLineOrNull"];
            text: components["schemas"]["Text"];
        };
        /** @description A value in place of the seller's words; either `value` or `label` */
        ResolveWords: {
            id_auction: components["schemas"]["Id"];
            /** @enum {string} */
            field: "mark" | "model" | "body";
            /** @description A value of the list */
            value?: components["schemas"]["OneLine"];
            /** @description The name of a new value */
            label?: components["schemas"]["OneLine"];
        };
        OddLot: {
            id_auction: components["schemas"]["Id"];
            number: number;
            title: string;
        };
        /** @description Something about a lot that the staff look at before they approve it */
        Oddity: {
            /** @enum {string} */
            kind: "price" | "vin" | "photo" | "contact" | "web";
            /** @description Name of the field of the form */
            field: string;
            title: string;
            text: string;
            /** @description The words in the field */
            quotes: string[];
            lots: components["schemas"]["OddLot"][];
        };
        /** @description A lot in moderation, as the staff member who opened it checks it */
        ModerationLot: {
            id_auction: components["schemas"]["Id"];
            number: number;
            title: string;
            status: components["schemas"]["LotStatus"];
            /**
             * Format: date-time
             * @description Since when it waits
             */
            sent_at: string;
            seller: {
                id_user: components["schemas"]["Id"];
                name: string;
                /** @description Lots that were approved */
                lots: number;
                /** @description How often staff returned one of their lots */
                returned: number;
            };
            fields: components["schemas"]["LotDraftFields"];
            documents: components["schemas"]["SignedFile"][];
            /** @description Of its last return */
            remarks: components["schemas"]["Remark"][];
            oddities: components["schemas"]["Oddity"][];
            /** @description What was checked and is in order, in words */
            fine: string[];
            /** @description Null while nobody checks the lot */
            claim: components["schemas"]["Claim"] | null;
        };
        QueueQuery: {
            /** @description Name or place */
            q?: components["schemas"]["OneLine"];
            /**
             * @description live: open, running or paused
             * @enum {string}
             */
            state?: "draft" | "scheduled" | "live" | "finished" | "cancelled";
            /** @default 24 */
            limit: number;
            after?: components["schemas"]["Cursor"];
        };
        /** @description The last person who changed a lane while it was composed */
        QueueChange: {
            at: components["schemas"]["Instant"];
            by: string;
        };
        /** @description A lane in the staff's list */
        QueueRow: {
            id_queue: components["schemas"]["Id"];
            name: string;
            place: string;
            start: components["schemas"]["Instant"];
            /** Format: date-time */
            ends: string | null;
            state: components["schemas"]["QueueState"];
            version: number;
            changed: components["schemas"]["QueueChange"] | null;
            lots: number;
            sold: number;
            /** @description AED, prices of the sold lots */
            value: number;
            operators: components["schemas"]["LaneOperator"][];
        };
        /** @description Number of lanes that `q` finds, by state */
        QueueCounts: {
            draft: number;
            scheduled: number;
            live: number;
            finished: number;
            cancelled: number;
            all: number;
        };
        QueuePage: {
            items: components["schemas"]["QueueRow"][];
            total: number;
            next: string | null;
            as_of: components["schemas"]["Instant"];
            counts: components["schemas"]["QueueCounts"];
        };
        Auctioneer: {
            id_user: components["schemas"]["Id"];
            name: string;
            /** @description Unfinished lanes by their start */
            lanes: {
                id_queue: components["schemas"]["Id"];
                name: string;
                state: components["schemas"]["QueueState"];
                start: components["schemas"]["Instant"];
                /** Format: date-time */
                ends: string | null;
            }[];
        };
        EligibleQuery: {
            /** @description The lane in the editor: its own lots count as free */
            id_queue?: number;
            q?: components["schemas"]["OneLine"];
            kind?: components["schemas"]["Kind"];
            seller?: components["schemas"]["Id"];
            emirate?: components["schemas"]["OneLine"];
            /** @description true: only lots whose seller asked for a live lane */
            lane_wish?: boolean;
            /** @description Already in the run */
            except?: components["schemas"]["Id"][];
            /** @default 24 */
            limit: number;
            after?: components["schemas"]["Cursor"];
        };
        EligibleLot: {
            id_auction: components["schemas"]["Id"];
            number: number;
            title: string;
            facts: string[];
            picture: components["schemas"]["Picture"] | null;
            kind: components["schemas"]["Kind"];
            start_price: components["schemas"]["Aed"];
            /**
             * Format: date-time
             * @description The lot's own end, which a lane removes
             */
            ends: string;
            seller: string;
            /** @description Whether the seller asked for a live lane */
            lane_wish: boolean;
        };
        EligibleFacet: {
            value: string;
            label: string;
            count: number;
        };
        EligiblePage: {
            items: components["schemas"]["EligibleLot"][];
            total: number;
            next: string | null;
            as_of: components["schemas"]["Instant"];
            /** @description Each count ignores its own choice; sellers with most lots first, 50 at most */
            facets: {
                kind: components["schemas"]["EligibleFacet"][];
                seller: components["schemas"]["EligibleFacet"][];
                emirate: components["schemas"]["EligibleFacet"][];
                /** @description Lots whose seller asked for a live lane */
                lane_wish: number;
            };
        };
        /** @description A share of the bid between two bounds, in AED */
        LaneBuyerFee: {
            /** @description 100 are 1 % */
            basis_points: number;
            /** @description Whole dirhams */
            min: number;
            max: components["schemas"]["Aed"];
        };
        /** @description The fees of one lane; null: none of its own */
        LaneFees: {
            buyer: components["schemas"]["LaneBuyerFee"] | null;
            /** @description Of the price; 100 are 1 % */
            seller: number | null;
        };
        LotProblem: {
            id_auction: components["schemas"]["Id"];
            /** @example Lot 20001 has bids already */
            message: string;
        };
        /** @description A lane as staff compose it */
        Queue: {
            id_queue: components["schemas"]["Id"];
            name: string;
            place: string;
            start: components["schemas"]["Instant"];
            /**
             * Format: date-time
             * @description Expected end of its last lot; null without lots, and after the end
             */
            ends: string | null;
            state: components["schemas"]["QueueState"];
            version: number;
            changed: components["schemas"]["QueueChange"] | null;
            lots: components["schemas"]["LaneLot"][];
            operators: components["schemas"]["LaneOperator"][];
            /**
             * @description The desk takes bids from the room and from phones; left out: it does not
             * @constant
             */
            room?: true;
            hammer?: components["schemas"]["ByHand"];
            /** @description Left out: none of its own */
            fees?: components["schemas"]["LaneFees"];
            timers: components["schemas"]["Timers"];
            /** @description Lots of a draft that can no longer be in a lane, each with the reason */
            problems: components["schemas"]["LotProblem"][];
        };
        /**
         * @description What ends the bidding on a lot. By hand only in a lane with the room
         * @enum {string}
         */
        Hammer: "clock" | "hand";
        StaffQuery: {
            q?: components["schemas"]["OneLine"];
            state?: components["schemas"]["OneLine"];
            /** @default 24 */
            limit: number;
            after?: components["schemas"]["Cursor"];
        };
        /** @description A transfer, as the statement of the bank shows it */
        Transfer: {
            amount: components["schemas"]["AedFils"];
            /** Format: date */
            value_date: string;
            reference: string;
        };
        StaffInvoice: {
            invoice: components["schemas"]["Invoice"];
            client: string;
            id_user: components["schemas"]["Id"];
            requested: components["schemas"]["Instant"];
            /** Format: date-time */
            decided_at: string | null;
            decided_by: string | null;
            reason: string | null;
            /**
             * Format: date-time
             * @description Until when the rejection can be taken back
             */
            undo_until: string | null;
            /** @description The money that came; null before it is confirmed */
            received: components["schemas"]["Transfer"] | null;
            to_be_signed: components["schemas"]["ToBeSigned"];
        };
        StaffInvoicePage: {
            /** @description By state, of this search */
            counts: {
                open: number;
                paid: number;
                rejected: number;
                all: number;
            };
            items: components["schemas"]["StaffInvoice"][];
            total: number;
            next: string | null;
            as_of: components["schemas"]["Instant"];
        };
        InvoicePaid: {
            id_invoice: components["schemas"]["Id"];
            /** @description The received AED */
            amount: number;
            /** Format: date */
            value_date: string;
            reference: components["schemas"]["OneLine"];
        };
        /** @enum {string} */
        FileHindrance: "in_file" | "new_account" | "contact_changed" | "other_name" | "wrong_account" | "letters" | "unsigned";
        StaffRefund: {
            to_be_signed: components["schemas"]["ToBeSigned"];
            /** @example RF-2026-00061 */
            number: string;
            /** @description Why it cannot be in a new file for the bank; null where it can, and after the decision */
            hindrance: components["schemas"]["FileHindrance"] | null;
            /** @description The number of the file for the bank that has this refund */
            bank_file: number | null;
            /** @description The payout; null before it is marked as paid */
            transfer: components["schemas"]["Transfer"] | null;
            refund: components["schemas"]["Refund"];
            /** @description Whether the recipient is not the person or company of a verified profile */
            other_recipient: boolean;
            /** @description Whether the account was added within 72 hours of a change of the client's contact, or of its undo. Such a refund is in no file for the bank */
            near_change: boolean;
            client: string;
            id_user: components["schemas"]["Id"];
            /** Format: date-time */
            decided_at: string | null;
            decided_by: string | null;
        };
        StaffRefundPage: {
            /** @description By state, of this search */
            counts: {
                requested: number;
                paid: number;
                declined: number;
                all: number;
            };
            items: components["schemas"]["StaffRefund"][];
            total: number;
            next: string | null;
            as_of: components["schemas"]["Instant"];
        };
        RefundPaid: {
            id: components["schemas"]["Id"];
            /** Format: date */
            value_date: string;
            reference: components["schemas"]["OneLine"];
        };
        /** @enum {string} */
        SignatureHindrance: "asker" | "role" | "person" | "document" | "account" | "phone" | "address";
        /** @description What one colleague asked for and another signs or declines */
        Signature: {
            kind: components["schemas"]["SignatureKind"];
            /** @description Of the refund, the invoice, the lot, the claim, the user (role, limit) or the profile (unlock) */
            id: number;
            /** @example Refund RF-2026-00061 */
            title: string;
            /** @description Who gains or loses by it */
            client: string;
            id_user: components["schemas"]["Id"];
            /** @description AED */
            amount: number | null;
            /**
             * @description What changes, where no amount says it
             * @example auctioneer
             */
            text: string | null;
            /** @description Why it was asked */
            reason: string | null;
            asked_by: string;
            asked_at: components["schemas"]["Instant"];
            until: components["schemas"]["Instant"];
            /** @enum {string} */
            state: "open" | "signed" | "declined" | "void";
            decided_by: string | null;
            /** Format: date-time */
            decided_at: string | null;
            decline_reason: string | null;
            /** @description Why the caller may not sign it; null where they may */
            hindrance: components["schemas"]["SignatureHindrance"] | null;
        };
        SignaturePage: {
            items: components["schemas"]["Signature"][];
            counts: {
                /** @description Those that the caller may sign */
                open: number;
                /** @description Open ones that the caller asked for */
                asked: number;
            };
            next: string | null;
            as_of: components["schemas"]["Instant"];
        };
        PaperQuery: {
            /** @description Part of a number or of a recipient's name */
            q?: components["schemas"]["OneLine"];
            /** @description A kind; all: each */
            state?: components["schemas"]["OneLine"];
            /** @description Days of issue */
            days?: components["schemas"]["DateRange"];
            /** @default 24 */
            limit: number;
            after?: components["schemas"]["Cursor"];
        };
        StaffPaper: {
            paper: components["schemas"]["Paper"];
            recipient: string;
            id_user: components["schemas"]["Id"];
            /** @description Of the recipient; empty: none */
            trn: string;
        };
        StaffPaperPage: {
            items: components["schemas"]["StaffPaper"][];
            /** @description By kind, of this search and these days */
            counts: {
                invoice: number;
                credit_note: number;
                all: number;
            };
            /** @description Of all rows of the filter; credit notes count as negative */
            sums: {
                net: components["schemas"]["AedFils"];
                vat: components["schemas"]["AedFils"];
                total: components["schemas"]["AedFils"];
            };
            total: number;
            next: string | null;
            as_of: components["schemas"]["Instant"];
        };
        PayoutQuery: {
            /** @description Part of a seller's name */
            q?: components["schemas"]["OneLine"];
            /** @default 24 */
            limit: number;
            after?: components["schemas"]["Cursor"];
        };
        PayoutDue: {
            id_user: components["schemas"]["Id"];
            seller: string;
            lots: number;
            /** @description Free proceeds, at most what the deposit has left */
            due: components["schemas"]["AedFils"];
            /** @description The first handover */
            since: components["schemas"]["Instant"];
            account: components["schemas"]["RefundAccount"] | null;
            /**
             * @description Why it cannot be chosen: the seller has no bank account, or the house is not set up
             * @enum {string|null}
             */
            hindrance: "no_account" | "no_house" | null;
        };
        PayoutPage: {
            items: components["schemas"]["PayoutDue"][];
            /** @description Due in all rows of the filter */
            sum: components["schemas"]["AedFils"];
            total: number;
            next: string | null;
            as_of: components["schemas"]["Instant"];
        };
        PayoutOrder: {
            /** @description Sellers */
            ids: components["schemas"]["Id"][];
        };
        PayoutRun: {
            payouts: {
                id_user: components["schemas"]["Id"];
                id_statement: components["schemas"]["Id"];
                /**
                 * @description Of the statement
                 * @example MAR-VS-2026-000112
                 */
                number: string;
                amount: components["schemas"]["AedFils"];
                /** @description Whether a second person has to sign it first */
                to_be_signed: boolean;
            }[];
        };
        SaleSheetOrder: {
            id_queue: components["schemas"]["Id"];
        };
        /** @enum {string} */
        SaleChannel: "room" | "phone" | "net";
        SaleLot: {
            id_auction: components["schemas"]["Id"];
            /** @description Its number in the lane */
            position: number;
            number: number;
            title: string;
            seller: string;
            minimum: components["schemas"]["AedOrNone"];
            /** @description The quartiles of comparable sales; null where there are too few */
            guide: {
                low: components["schemas"]["Aed"];
                high: components["schemas"]["Aed"];
            } | null;
            /** @description The last bid */
            price: components["schemas"]["AedOrNone"];
            /** @description Per cent over the middle of the guide */
            to_guide: number | null;
            /**
             * @description The highest bidder
             * @example Room 61
             * @example Bidder 4
             */
            mark: string | null;
            /** @enum {string} */
            result: "sold" | "decides" | "passed" | "withdrawn" | "to_come";
            /**
             * @description What became of the sale later; null: none
             * @enum {string|null}
             */
            outcome: "to_pay" | "paid" | "handed_over" | "not_paid" | "returned" | null;
            /** @description The buyer's fee */
            fee: components["schemas"]["AedFils"];
            /** @description On the fee */
            vat: components["schemas"]["AedFils"];
            /** @description From the hammer before */
            seconds: number | null;
        };
        SaleParty: {
            id_user: components["schemas"]["Id"];
            name: string;
            lots: number;
            sold: number;
            hammer: components["schemas"]["Aed"];
            unpaid: components["schemas"]["AedFils"];
        };
        SaleReport: {
            id_queue: components["schemas"]["Id"];
            name: string;
            place: string;
            start: components["schemas"]["Instant"];
            /** @description The last hammer */
            end: components["schemas"]["Instant"];
            state: components["schemas"]["QueueState"];
            operators: string[];
            /** @description Of sold lots whose buyer has paid, or still may */
            totals: {
                /** @description In the lane */
                lots: number;
                sold: number;
                hammer: components["schemas"]["Aed"];
                to_guide: number | null;
                seconds_per_lot: number | null;
                fee: components["schemas"]["AedFils"];
                vat: components["schemas"]["AedFils"];
                /** @description Lots */
                unpaid: number;
                /** @description With fee and VAT */
                unpaid_sum: components["schemas"]["AedFils"];
                /** Format: date-time */
                first_due: string | null;
                channels: {
                    channel: components["schemas"]["SaleChannel"];
                    lots: number;
                    hammer: components["schemas"]["Aed"];
                }[];
            };
            lots: components["schemas"]["SaleLot"][];
            buyers: components["schemas"]["SaleParty"][];
            sellers: components["schemas"]["SaleParty"][];
        };
        /**
         * @description Tax registration number, 15 digits
         * @example 100482199300003
         */
        Trn: string;
        /** @description The house as its tax documents name it */
        PaperHouse: {
            name: components["schemas"]["OneLine"];
            /** @description In Arabic */
            name_ar: components["schemas"]["OneLine"];
            address: components["schemas"]["OneLine"];
            trn: components["schemas"]["Trn"];
            /** @description Trade licence */
            licence: components["schemas"]["OneLine"];
            contact: components["schemas"]["OneLine"];
            /**
             * @description The start of each number
             * @example MAR
             */
            prefix: string;
        };
        PaperHouseSet: {
            /** @description null: not set up */
            house: components["schemas"]["PaperHouse"] | null;
        };
        AgreedFee: {
            id_user: components["schemas"]["Id"];
            /** @description 100 are 1 % of the price; null: the fee that everybody pays */
            basis_points: number | null;
        };
        /** @description A claim with its sale, for those who decide it */
        StaffClaim: {
            claim: components["schemas"]["BuyerClaim"];
            id_auction: components["schemas"]["Id"];
            number: number;
            title: string;
            buyer: string;
            id_buyer: components["schemas"]["Id"];
            seller: string;
            id_seller: components["schemas"]["Id"];
            /** @description What the buyer paid */
            all_in: components["schemas"]["AedFils"];
            /** @description The seller's proceeds that the claim holds, or held */
            proceeds: components["schemas"]["AedFils"];
            /** @description The seller has answered, or the time to answer is over */
            can_decide: boolean;
            decided_by: string | null;
            to_be_signed: components["schemas"]["ToBeSigned"];
        };
        ClaimPage: {
            items: components["schemas"]["StaffClaim"][];
            total: number;
            next: string | null;
            as_of: components["schemas"]["Instant"];
        };
        /** @enum {string} */
        CaseState: "open" | "dismissed" | "confirmed";
        CaseParty: {
            id_user: components["schemas"]["Id"];
            /** @example Yusuf Rahimi */
            name: string;
        };
        /** @description A suspicion that a bidder acts for a seller, or for a winner */
        Case: {
            id_case: components["schemas"]["Id"];
            bidder: components["schemas"]["CaseParty"];
            /** @description For whom the bidder may act */
            other: components["schemas"]["CaseParty"];
            /**
             * @description What the other is
             * @enum {string}
             */
            role: "seller" | "winner";
            /** @description Its strength. Open cases are listed by it */
            score: number;
            /** @description The strongest first. `second`: always second; `withdrawn`: maxima set and withdrawn; the others: what both share */
            evidence: {
                /** @enum {string} */
                kind: "document" | "account" | "device" | "phone" | "card" | "address" | "network" | "second" | "withdrawn";
                /** @example Both accounts have the same phone */
                text: string;
            }[];
            /** @description The lots that it concerns, the last first: ten at most */
            lots: {
                id_auction: components["schemas"]["Id"];
                number: number;
                title: string;
            }[];
            opened_at: components["schemas"]["Instant"];
            state: components["schemas"]["CaseState"];
            decided_by: string | null;
            /** Format: date-time */
            decided_at: string | null;
            /** @description Why it was decided so */
            reason: string | null;
        };
        CasePage: {
            items: components["schemas"]["Case"][];
            /** @description Open cases */
            open: number;
            next: string | null;
            as_of: components["schemas"]["Instant"];
        };
        /** @description The whole account of a refund, in the order of a bank's form */
        PayoutAccount: {
            amount: components["schemas"]["AedFils"];
            recipient: string;
            iban: string;
            swift: string;
            bank: string;
            /** @description The number of the refund, for the transfer */
            reference: string;
            /** @description How long a screen may show it */
            shown_s: number;
        };
        BankFileOrder: {
            ids: components["schemas"]["Id"][];
            /** @enum {string} */
            format: "pain.001" | "csv";
        };
        BankFile: {
            number: number;
            /** @description Name of the file */
            name: string;
            /** @enum {string} */
            type: "application/xml" | "text/csv";
            /** @description The file: ISO 20022 pain.001.001.09, or CSV */
            content: string;
            refunds: number;
            total: components["schemas"]["AedFils"];
        };
        /** @description The settlement of a sale with its people and its money */
        StaffSettlement: {
            to_be_signed: components["schemas"]["ToBeSigned"];
            settlement: components["schemas"]["Settlement"];
            buyer: string;
            id_buyer: components["schemas"]["Id"];
            seller: string;
            id_seller: components["schemas"]["Id"];
            photo: components["schemas"]["Picture"] | null;
            /** @description Where the lot stands */
            location: string;
            /**
             * Format: date-time
             * @description The next reminder to the buyer
             */
            remind_at: string | null;
            /** @description How much longer the buyer may pay after an extension */
            extend_hours: number;
            /** @description The credit of the seller at the handover, less what a decided claim took */
            proceeds: components["schemas"]["AedFils"];
        };
        StaffSettlementPage: {
            /** @description Sales that need staff, of this search: not paid in time, or due within a day */
            waiting: number;
            /** @description By state, of this search */
            counts: {
                due: number;
                paid: number;
                handed_over: number;
                defaulted: number;
                released: number;
                forfeited: number;
                all: number;
            };
            items: components["schemas"]["StaffSettlement"][];
            total: number;
            next: string | null;
            as_of: components["schemas"]["Instant"];
        };
        DebtorQuery: {
            /** @description Part of a buyer's name */
            q?: components["schemas"]["OneLine"];
            /**
             * @description overdue: a deadline has passed; due: none has yet
             * @default all
             * @enum {string}
             */
            state: "overdue" | "due" | "all";
            /**
             * @description oldest: by the first deadline; largest: by the sum owed
             * @default oldest
             * @enum {string}
             */
            sort: "oldest" | "largest";
            /** @default 24 */
            limit: number;
            after?: components["schemas"]["Cursor"];
        };
        DebtorSale: {
            id_auction: components["schemas"]["Id"];
            number: number;
            title: string;
            owed: components["schemas"]["AedFils"];
            sold_at: components["schemas"]["Instant"];
            due: components["schemas"]["Instant"];
        };
        /** @description A buyer with sales that are not paid. Sums as of `as_of` of the page */
        Debtor: {
            id_user: components["schemas"]["Id"];
            buyer: string;
            lots: number;
            owed: components["schemas"]["AedFils"];
            /** @description Of it past its deadline */
            overdue: components["schemas"]["AedFils"];
            /** @description The first of these sales */
            since: components["schemas"]["Instant"];
            /** @description The first deadline */
            due: components["schemas"]["Instant"];
            /** @description The first deadline first */
            sales: components["schemas"]["DebtorSale"][];
        };
        DebtorPage: {
            items: components["schemas"]["Debtor"][];
            /** @description Buyers that `q` finds, by state */
            counts: {
                overdue: number;
                due: number;
                all: number;
            };
            /** @description Of all rows of the filter */
            sums: {
                owed: components["schemas"]["AedFils"];
                overdue: components["schemas"]["AedFils"];
            };
            total: number;
            next: string | null;
            as_of: components["schemas"]["Instant"];
        };
        StaffSettlementDetail: {
            sale: components["schemas"]["StaffSettlement"];
            next_offer: components["schemas"]["NextOffer"] | null;
            next_bidder: components["schemas"]["NextBidder"] | null;
            /** @description Acts of the staff, the newest first */
            acts: components["schemas"]["Act"][];
        };
        /** @example 482917 */
        staff_PickupCode: string;
        /** @description The sale of a pickup code */
        Handover: {
            sale: components["schemas"]["StaffSettlement"];
            /** @description Why the lot cannot be handed over now; null when it can */
            blocked: ("not_today" | "not_paid" | "handed_over") | null;
            /** @description What to check, as sentences */
            papers: string[];
        };
        StaffMember: {
            id_user: components["schemas"]["Id"];
            name: string;
        };
        CallBack: {
            id_call: components["schemas"]["Id"];
            name: string;
            phone: components["schemas"]["Phone"];
            time: string | null;
            subject: string | null;
            asked: components["schemas"]["Instant"];
            /** Format: date-time */
            taken_at: string | null;
            /** @description The staff member who makes the call */
            taken_by: components["schemas"]["StaffMember"] | null;
            /** Format: date-time */
            done_at: string | null;
            done_by: string | null;
            /** @description What was agreed, for the staff */
            note: string | null;
        };
        CallBackPage: {
            items: components["schemas"]["CallBack"][];
            total: number;
            next: string | null;
            as_of: components["schemas"]["Instant"];
        };
        /** @description Text of several lines, as Text */
        TextOrNull: string | null;
        MovedEnd: {
            id_auction: components["schemas"]["Id"];
            number: number;
            title: string;
            /**
             * Format: date-time
             * @description The end as it stands
             */
            from: string;
            /**
             * Format: date-time
             * @description The end if auctions resume now
             */
            to: string;
        };
        AuctionPause: {
            paused: boolean;
            reason: string | null;
            /** Format: date-time */
            since: string | null;
            /** @description Open lots whose end moves */
            lots: number;
            /** @description Open standard lots */
            open: number;
            /** @description The lots whose end moves, the earliest first, at most 100; `lots` counts all of them. Before a pause: if auctions resume at once. */
            moves: components["schemas"]["MovedEnd"][];
            /** @description The lanes that run now; this pause stops none of them */
            lanes: {
                id_queue: components["schemas"]["Id"];
                name: string;
            }[];
            /**
             * Format: date-time
             * @description Earliest end of a moved lot if auctions resume now; null: they run, or no end moves
             */
            resume_end: string | null;
        };
        AuditQuery: {
            /** @description Who did it, to whom, or why */
            q?: components["schemas"]["OneLine"];
            /** @description Acts of one kind: profile, or profile.lock */
            state?: components["schemas"]["OneLine"];
            /** @description The person it was done to */
            about?: components["schemas"]["Id"];
            days?: components["schemas"]["DateRange"];
            /** @default 24 */
            limit: number;
            after?: components["schemas"]["Cursor"];
        };
        AuditPage: {
            items: components["schemas"]["Act"][];
            total: number;
            next: string | null;
            as_of: components["schemas"]["Instant"];
        };
        Account: {
            /** @example buyer@marsa.test */
            id: string;
            password: string;
            name: string;
            /** @example Buyer */
            role: string;
            /** @example Approved, AED 85,000 in the deposit */
            note: string;
        };
        /** @enum {string} */
        PersonKind: "buyer" | "seller" | "both" | "auctioneer" | "backoffice" | "manager" | "admin" | "unverified" | "registered" | "unsigned" | "standby" | "locked";
        /**
         * @description The bank of a saved card: pays at once, asks the person first, or declines
         * @enum {string}
         */
        CardAnswer: "pays" | "asks" | "declines";
        Token: {
            id_user: components["schemas"]["Id"];
            access_token: string;
        };
        NewLots: {
            count: number;
            /**
             * @description Time until their end
             * @default 3600
             */
            seconds: number;
            /** @description Time until they open, s; 0 without it */
            opens_in?: number;
            kind?: components["schemas"]["Kind"];
            start_price?: components["schemas"]["Aed"];
            step?: number;
            min_price?: components["schemas"]["AedOrNone"];
            buy_now?: components["schemas"]["AedOrNone"];
            /** @description id_user of their seller; without it, people of the scene */
            seller?: components["schemas"]["Id"];
            /**
             * @description Whether the bots may bid on them
             * @default false
             */
            bots: boolean;
        };
        /** @description The scene of the server */
        Moment: {
            epoch: string;
            seed: number;
            now: components["schemas"]["Instant"];
            lots: number;
            users: number;
        };
        Scene: {
            /** @enum {string} */
            name: "evening" | "quiet" | "lanes" | "ended" | "empty" | "huge";
            summary: string;
            lots: number;
        };
        /** @description The instant of a scene, and whether the clock stands there or runs on at its own pace */
        StartClock: {
            /**
             * Format: date-time
             * @description From 2000 to 2199
             * @example 2026-11-23T18:00:00.000Z
             */
            at: string;
            frozen?: boolean;
        };
        /** @description What stays; without it, the faults of calls and events, the messages and the logged requests go */
        Keep: ("faults" | "inbox" | "log")[];
        Snapshot: {
            name: string;
            /**
             * Format: date-time
             * @description On the auction clock; after a restore, time continues from here
             * @example 2026-11-24T10:04:41.000Z
             */
            taken: string;
            bytes: number;
        };
        ClockState: {
            now: components["schemas"]["Instant"];
            /** @description 0 while frozen */
            rate: number;
            /** @description Lead over the real clock; survives a restart */
            offset_ms: number;
            /** @description Lead of sessions and limits over the real clock; left out where it is 0 */
            sessions_ahead_ms?: number;
        };
        /** @description Either set or advance_ms, and freeze and rate beside it: freeze true stops the clock first, false lets it continue last. While frozen, no deadline falls due, and a bid is judged at that instant. Going ahead runs every deadline on the way at its own instant, in order; going back undoes nothing */
        ClockChange: {
            freeze?: boolean;
            /** @description Seconds of the auction clock a second, until the next start of the server */
            rate?: number;
            /** @example 2026-11-24T10:04:41.000Z */
            set?: string | "now";
            advance_ms?: number;
            /** @description Sessions, confirmations and rate limits go ahead as far as the clock does; until a scene, a restore, a reset or real time */
            sessions?: boolean;
        };
        /** @description Values as texts, by the name of a header or the path of a field */
        FaultValues: {
            [key: string]: string;
        };
        /** @description Delays by their median and their 95th percentile, as networks have them; 60 s at most; the seed decides each */
        FaultDelay: {
            p50_ms: number;
            p95_ms: number;
        };
        FieldPath: string;
        /** @description What happens to one call */
        FaultStep: {
            /** @description Answered without the work: as a problem from 400 on, or with `reply` */
            status?: number;
            /** @description The body of the answer, any JSON, without the work; status 200 unless `status` is given */
            reply?: unknown;
            /** @description Values of the answer by path: {"data.live.price": 1, "data.items.*.title": ""} */
            set?: {
                [key: string]: unknown;
            };
            /** @description Delay of the answer */
            latency_ms?: number;
            delay?: components["schemas"]["FaultDelay"];
            /** @description Close the socket instead of an answer */
            drop?: boolean;
            /** @description Do the work, then close the socket: the lost reply */
            drop_reply?: boolean;
            /** @description Leave this field out of the answer; * stands for each part: data.live.price, data.items.*.title */
            without?: components["schemas"]["FieldPath"];
            /** @description Answer this field with a wrong type: a text instead of a number, a number instead of all else */
            wrong?: components["schemas"]["FieldPath"];
            /** @description Answer the first half of the body: JSON that ends too early */
            half?: boolean;
            /** @description Send the body of the answer this slowly */
            bytes_per_s?: number;
        };
        Fault: {
            id_fault: components["schemas"]["Id"];
            operation: string;
            /** @description Left out where the fault is for every path */
            path?: string;
            id_user?: components["schemas"]["Id"];
            without?: string;
            wrong?: string;
            half?: boolean;
            bytes_per_s?: number;
            body?: components["schemas"]["FaultValues"];
            headers?: components["schemas"]["FaultValues"];
            /** @description The body of the answer */
            reply?: unknown;
            set?: {
                [key: string]: unknown;
            };
            delay?: components["schemas"]["FaultDelay"];
            from?: number;
            sequence?: components["schemas"]["FaultStep"][];
            status: number | null;
            latency_ms: number;
            drop: boolean;
            drop_reply: boolean;
            probability: number;
            times: number | null;
            hits: number;
        };
        /** @description The fault of a call; several faults that hit one call add up. A browser repeats a request whose reused connection broke, so one drop may go unnoticed there: drop more than one. */
        FaultSetting: {
            /** @description operationId, or * for every call of the API; never a control */
            operation: string;
            /** @description Only calls of this path; * stands for one part of it: /api/auction/lot/7, /api/auction/lot/* */
            path?: string;
            /** @description Only calls with a session of this person */
            id_user?: components["schemas"]["Id"];
            /** @description Only calls with these headers, such as one that a test sends: x-test is checkout-7 */
            headers?: components["schemas"]["FaultValues"];
            /** @description Answered without the work: as a problem from 400 on, or with `reply` */
            status?: number;
            /** @description The body of the answer, any JSON, without the work; status 200 unless `status` is given */
            reply?: unknown;
            /** @description Values of the answer by path: {"data.live.price": 1, "data.items.*.title": ""} */
            set?: {
                [key: string]: unknown;
            };
            /** @description Delay of the answer */
            latency_ms?: number;
            delay?: components["schemas"]["FaultDelay"];
            /** @description Close the socket instead of an answer */
            drop?: boolean;
            /** @description Do the work, then close the socket: the lost reply */
            drop_reply?: boolean;
            /** @description Leave this field out of the answer; * stands for each part: data.live.price, data.items.*.title */
            without?: components["schemas"]["FieldPath"];
            /** @description Answer this field with a wrong type: a text instead of a number, a number instead of all else */
            wrong?: components["schemas"]["FieldPath"];
            /** @description Answer the first half of the body: JSON that ends too early */
            half?: boolean;
            /** @description Send the body of the answer this slowly */
            bytes_per_s?: number;
            /** @description Only calls whose body has these values, by field: id_auction is 7, card.number is 4242 */
            body?: components["schemas"]["FaultValues"];
            /**
             * @description Probability of the fault; the seed decides the calls
             * @default 1
             */
            probability: number;
            /** @description The first call that fails, of those that the fault is for; 1 without it */
            from?: number;
            /** @description Number of times until the fault ends; a sequence ends with its last step without it */
            times?: number;
            /** @description One effect for each call, in order, in place of the others here; {} lets a call pass */
            sequence?: components["schemas"]["FaultStep"][];
        };
        /**
         * @description drop: never sent, and the next heartbeat names the position. delay: sent delay_ms later. double: sent twice. reorder: sent after the next event of its topic, or after 5 s without one
         * @enum {string}
         */
        EventEffect: "drop" | "delay" | "double" | "reorder";
        EventFault: {
            id_fault: components["schemas"]["Id"];
            topic: string;
            effect: components["schemas"]["EventEffect"];
            delay_ms: number | null;
            probability: number;
            times: number | null;
            hits: number;
        };
        /** @description The fault of the events of one topic, or of each topic that a pattern names */
        EventFaultSetting: {
            /**
             * @description A topic, or a family with * for the id: auction.lot.7, auction.lot.*, user.1, heartbeat.pub
             * @example auction.lot.7
             */
            topic: string;
            effect: components["schemas"]["EventEffect"];
            /** @description Of delay, which needs it; real time */
            delay_ms?: number;
            /**
             * @description Probability of the fault; the seed decides the events
             * @default 1
             */
            probability: number;
            /** @description Number of events until the fault ends */
            times?: number;
        };
        /** @enum {string} */
        Temperament: "calm" | "eager" | "sniper" | "stubborn";
        Bots: {
            on: boolean;
            temperament: components["schemas"]["Temperament"];
            count: number;
            /** @description Bids of the bots since the start */
            bids: number;
        };
        BotsChange: {
            on?: boolean;
            temperament?: components["schemas"]["Temperament"];
            count?: number;
        };
        /**
         * @description slow: the timers decide; usual and brisk: the final call shortens a pause in the bidding
         * @enum {string}
         */
        Tempo: "slow" | "usual" | "brisk";
        AutomaticAuctioneer: {
            /** @description Whether the automatic auctioneer runs every lane without a setting of its own */
            on: boolean;
            tempo: components["schemas"]["Tempo"];
            /** @description Controls used by the automatic auctioneer since the start, without reports */
            acts: number;
            /** @description Coming and running lanes */
            lanes: {
                id_queue: components["schemas"]["Id"];
                name: string;
                /** @enum {string} */
                state: "scheduled" | "open" | "running" | "paused";
                start: components["schemas"]["Instant"];
                position: number;
                lots: number;
                on: boolean;
                /** @description The holder of the desk */
                desk: string | null;
            }[];
        };
        AutomaticAuctioneerChange: {
            on?: boolean;
            id_queue?: components["schemas"]["Id"];
            tempo?: components["schemas"]["Tempo"];
        };
        Sent: {
            id: components["schemas"]["Id"];
            at: components["schemas"]["Instant"];
            /** @enum {string} */
            channel: "mail" | "sms" | "push";
            to: string;
            subject: string | null;
            text: string;
            /** @description The HTML part of a mail */
            html: string | null;
            /** @description Headers of a mail besides subject and recipient */
            headers: {
                [key: string]: string;
            };
            /** @description The code in the message, for a test that plays the person */
            code: string | null;
        };
        LoggedRequest: {
            request_id: string;
            at: components["schemas"]["Instant"];
            method: string;
            /** @description Path without its query */
            path: string;
            operation: string | null;
            /** @description 0: the socket was closed without an answer */
            status: number;
            ms: number;
            id_user: number | null;
            result: string | null;
            /** @description The parameters; with `bodies` only, as the next two */
            query?: {
                [key: string]: string;
            };
            /** @description The JSON body or the fields of the form, secrets as "[secret]"; null without one */
            body?: unknown;
            /** @description The JSON body of the answer, secrets masked too; null without one, or for a file */
            reply?: unknown;
        };
        ProcessState: {
            uptime_s: number;
            /** @description Processor time of all threads so far */
            cpu_s: number;
            /** @description Memory of the process */
            rss_bytes: number;
            /** @description Memory of objects */
            heap_bytes: number;
            /** @description Open files and sockets; null where the system does not report them */
            handles: number | null;
            /** @description The database with its write-ahead log */
            database_bytes: number;
            /** @example Node 26.10.0, linux, 2 x AMD EPYC */
            platform: string;
            /** @description Stored events that the router has not acknowledged yet */
            outbox_lag: number;
            /** @description How far the server's time is ahead of a system clock that went back, since the server's time never goes back; 0 when the system clock is right */
            clock_lead_ms: number;
            /** @description Lots closed after a check of the database found an error; the audit names the reason */
            closed_lots: number;
        };
        /** @description The lots and lanes with events since heartbeat `since`, and the last seq of each. A client with an older seq has missed an event, and reads the state. A client that has not received heartbeat `since` of this `node`, or knows another `node`, reads all that it shows. The topic `user.{uid}` repeats its own seq, by events of the kind `position`. */
        Moved: {
            /** @description The router's link to the server; new after each start of the server */
            node: string;
            /** @description Number of this heartbeat on this node */
            n: number;
            since: number;
            /** @description Last seq per lot */
            lots: {
                [key: string]: number;
            };
            /** @description Last seq per lane */
            lanes: {
                [key: string]: number;
            };
        };
    };
    responses: {
        /** @description Fields break their rules (VALIDATION: details.errors is [{field, message}]) */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests (RATE_LIMITED) */
        RateLimited: {
            headers: {
                /** @description Seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A defect of the server; nothing was changed (INTERNAL) */
        Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not available now; nothing was changed (UNAVAILABLE). Before the database is open every call answers this, with details.status "starting"; calls that change a lot also while the database is checked after a crash ("recovering"), and for a lot or a deposit that the check found wrong ("damaged"). A spreadsheet is refused while the queue of spreadsheets is full, and a file or the turn of a photo while too many files are on their way */
        Unavailable: {
            headers: {
                /** @description Seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request could not be read (BAD_REQUEST) */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is missing, unknown or expired (UNAUTHORIZED) */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body took longer than 1 s to arrive (BODY_TOO_SLOW) */
        BodyTooSlow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is too large (TOO_LARGE) */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The content type or the content encoding is not supported (UNSUPPORTED_TYPE); the header Accept or Accept-Encoding names what is */
        UnsupportedType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not found, or not for this viewer (NOT_FOUND) */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A step is missing or the role does not allow it */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The deposit is too low (DEPOSIT_REQUIRED with top_up) */
        PaymentRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The state of the lot does not allow it */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The confirmation from POST /auth/confirm within the last 10 minutes. Not needed for the own session, nor before the
         *     first contact is verified.
         * @example 0Zk3xTn5vQ9bLw7yR2mC4pDs
         */
        ConfirmIfHeld: components["schemas"]["OneLine"];
        /**
         * @description One per intention; only a retry reuses it. Kept 24 h.
         * @example 4f1b2c3d5e6f7a8b
         */
        IdempotencyKey: string;
        /**
         * @description The confirmation from POST /auth/confirm within the last 10 minutes, in the same session. Without a valid one the
         *     call answers CONFIRM_REQUIRED with the ways of this person in `details.ways`.
         * @example 0Zk3xTn5vQ9bLw7yR2mC4pDs
         */
        Confirm: components["schemas"]["OneLine"];
        /**
         * @description A lot that the reader has won
         * @example 1
         */
        WonLot: components["schemas"]["Id"];
        /**
         * @description The lane's seq on the operator's screen; another one answers STALE
         * @example 1042
         */
        IfMatch: string;
        /**
         * @description Days of the last 30 on which this device used the app: base64url of a JSON list, oldest first
         * @example WyIyMDI2LTExLTIyIl0
         */
        Heartbeat: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Configuration that the browser needs first */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Config"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open. A server that is not open, or that cannot write, answers 503 with details.status */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Health"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "buyer@marsa.test",
                 *       "password": "marsa-demo"
                 *     }
                 */
                "application/json": {
                    /** @description Email or mobile phone */
                    id: components["schemas"]["TypedLine"];
                    password: string;
                };
            };
        };
        responses: {
            /** @description Signed in, or one more step */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is revoked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Me"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBalance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Balance"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filter": {
                 *         "kind": [
                 *           "vehicle"
                 *         ],
                 *         "price": {
                 *           "to": 250000
                 *         }
                 *       },
                 *       "sort": "ending",
                 *       "limit": 24
                 *     }
                 */
                "application/json": components["schemas"]["LotsQuery"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LotsPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFavoriteLots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "limit": 24
                 *     }
                 */
                "application/json": components["schemas"]["LotsQuery"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LotsPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLotsInSection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A section of the auction list
                 * @example vehicles
                 */
                section: components["schemas"]["Section"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "limit": 24
                 *     }
                 */
                "application/json": components["schemas"]["LotsQuery"];
            };
        };
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LotsPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    countLots: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A section of the auction list
                 * @example all
                 */
                section: components["schemas"]["Section"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filter": {
                 *         "city": [
                 *           "dubai"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["FilterBody"];
            };
        };
        responses: {
            /** @description The number */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: {
                            /** @description With words in the filter, lots are counted to 1,000 */
                            count: number;
                            capped?: components["schemas"]["Capped"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listKinds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["FilterBody"];
            };
        };
        responses: {
            /** @description Kinds with counts */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["SelectList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFacet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A section of the auction list
                 * @example all
                 */
                section: components["schemas"]["Section"];
                /**
                 * @description The field whose values are counted
                 * @example mark
                 */
                field: components["schemas"]["Field"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filter": {}
                 *     }
                 */
                "application/json": components["schemas"]["FilterBody"];
            };
        };
        responses: {
            /** @description By count, then label; 50 at most */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["SelectList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchFacet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A section of the auction list
                 * @example all
                 */
                section: components["schemas"]["Section"];
                /**
                 * @description Prefix of any word, percent-encoded once; `all` does not search
                 * @example toy
                 */
                search: components["schemas"]["OneLine"];
                /**
                 * @description The field whose values are counted
                 * @example mark
                 */
                field: components["schemas"]["Field"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filter": {}
                 *     }
                 */
                "application/json": components["schemas"]["FilterBody"];
            };
        };
        responses: {
            /** @description By count, then label; 50 at most */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["SelectList"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lot; a number of a lot, which people write down, finds it as well
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lot */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LotPublic"] | components["schemas"]["LotOwner"] | components["schemas"]["LotStaff"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReports: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["ReportToRead"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHistory: {
        parameters: {
            query?: {
                /**
                 * @description The most rows of one page
                 * @example 50
                 */
                limit?: number;
                /**
                 * @description `next` of the last page
                 * @example 1042
                 */
                after?: components["schemas"]["Cursor"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the history */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["HistoryPage"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getConditions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Fees, VAT, deposit, windows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Conditions"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    makebid: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "price": 179000,
                 *       "mode": "exact"
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    /** @description Whole AED */
                    price: number;
                    /**
                     * @description exact: this amount; max: a stored maximum
                     * @default exact
                     * @enum {string}
                     */
                    mode?: "exact" | "max";
                };
            };
        };
        responses: {
            /** @description The bid was judged and is in the history */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["BidReply"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it now stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: {
                            id_auction: components["schemas"]["Id"];
                            favorite: boolean;
                            watching: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeFavorite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it now stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: {
                            id_auction: components["schemas"]["Id"];
                            favorite: boolean;
                            watching: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Omar",
                 *       "lastName": "Haddad",
                 *       "phone": "+971501234567",
                 *       "email": "omar@marsa.test",
                 *       "password": "harbour lantern 48",
                 *       "adult": true,
                 *       "terms": "2026-11"
                 *     }
                 */
                "application/json": components["schemas"]["Signup"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "verification_required";
                        access_token: string;
                        data: components["schemas"]["Contacts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    recoveryInit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "buyer@marsa.test"
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["TypedLine"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: {
                            resend_at: components["schemas"]["Instant"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    recoveryPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "buyer@marsa.test",
                 *       "code": "4829 1357 0246 8135",
                 *       "pw": "a-new-password"
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["TypedLine"];
                    code: string;
                    pw: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyContact: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contact": "buyer@marsa.test",
                 *       "code": "482913"
                 *     }
                 */
                "application/json": {
                    contact: components["schemas"]["TypedLine"];
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        access_token: string;
                        data: components["schemas"]["Contacts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "contact": "buyer@marsa.test"
                 *     }
                 */
                "application/json": {
                    contact: components["schemas"]["TypedLine"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Contact"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The confirmation from POST /auth/confirm within the last 10 minutes. Not needed for the own session, nor before the
                 *     first contact is verified.
                 * @example 0Zk3xTn5vQ9bLw7yR2mC4pDs
                 */
                "X-Confirm"?: components["parameters"]["ConfirmIfHeld"];
            };
            path: {
                /**
                 * @description Which contact changes
                 * @example email
                 */
                contactType: "email" | "phone";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "omar.new@marsa.test"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email?: string;
                    phone?: components["schemas"]["TypedPhone"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "verification_required";
                        data: components["schemas"]["Contacts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "the bytes of portrait.jpg"
                 *     }
                 */
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["UploadedFile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeNames: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Omar",
                 *       "lastName": "Haddad"
                 *     }
                 */
                "application/json": {
                    firstName: components["schemas"]["OneLine"];
                    lastName: components["schemas"]["OneLine"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Me"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The confirmation from POST /auth/confirm within the last 10 minutes, in the same session. Without a valid one the
                 *     call answers CONFIRM_REQUIRED with the ways of this person in `details.ways`.
                 * @example 0Zk3xTn5vQ9bLw7yR2mC4pDs
                 */
                "X-Confirm"?: components["parameters"]["Confirm"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportOwnData: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The confirmation from POST /auth/confirm within the last 10 minutes, in the same session. Without a valid one the
                 *     call answers CONFIRM_REQUIRED with the ways of this person in `details.ways`.
                 * @example 0Zk3xTn5vQ9bLw7yR2mC4pDs
                 */
                "X-Confirm"?: components["parameters"]["Confirm"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A zip archive */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "marsa-demo"
                 *     }
                 */
                "application/json": {
                    password?: string;
                    code?: components["schemas"]["OneLine"];
                    recovery?: components["schemas"]["OneLine"];
                    response?: components["schemas"]["PasskeyResponse"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: {
                            confirm: string;
                            expires: components["schemas"]["Instant"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "marsa-demo",
                 *       "pw": "a-new-password"
                 *     }
                 */
                "application/json": {
                    /** @description The present password */
                    password: string;
                    /** @description The new password */
                    pw: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: {
                            /** @description Other sessions that ended */
                            ended: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["SessionRow"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSessions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The confirmation from POST /auth/confirm within the last 10 minutes, in the same session. Without a valid one the
                 *     call answers CONFIRM_REQUIRED with the ways of this person in `details.ways`.
                 * @example 0Zk3xTn5vQ9bLw7yR2mC4pDs
                 */
                "X-Confirm"?: components["parameters"]["Confirm"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: {
                            ended: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The confirmation from POST /auth/confirm within the last 10 minutes. Not needed for the own session, nor before the
                 *     first contact is verified.
                 * @example 0Zk3xTn5vQ9bLw7yR2mC4pDs
                 */
                "X-Confirm"?: components["parameters"]["ConfirmIfHeld"];
            };
            path: {
                /**
                 * @description Id of the session
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFactors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Factors"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startTotp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The confirmation from POST /auth/confirm within the last 10 minutes, in the same session. Without a valid one the
                 *     call answers CONFIRM_REQUIRED with the ways of this person in `details.ways`.
                 * @example 0Zk3xTn5vQ9bLw7yR2mC4pDs
                 */
                "X-Confirm"?: components["parameters"]["Confirm"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["TotpSecret"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeTotp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The confirmation from POST /auth/confirm within the last 10 minutes, in the same session. Without a valid one the
                 *     call answers CONFIRM_REQUIRED with the ways of this person in `details.ways`.
                 * @example 0Zk3xTn5vQ9bLw7yR2mC4pDs
                 */
                "X-Confirm"?: components["parameters"]["Confirm"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Factors"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmTotp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The confirmation from POST /auth/confirm within the last 10 minutes, in the same session. Without a valid one the
                 *     call answers CONFIRM_REQUIRED with the ways of this person in `details.ways`.
                 * @example 0Zk3xTn5vQ9bLw7yR2mC4pDs
                 */
                "X-Confirm"?: components["parameters"]["Confirm"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "482913"
                 *     }
                 */
                "application/json": {
                    code: components["schemas"]["OneLine"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["FactorAdded"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The confirmation from POST /auth/confirm within the last 10 minutes, in the same session. Without a valid one the
                 *     call answers CONFIRM_REQUIRED with the ways of this person in `details.ways`.
                 * @example 0Zk3xTn5vQ9bLw7yR2mC4pDs
                 */
                "X-Confirm"?: components["parameters"]["Confirm"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["PasskeyOptions"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The confirmation from POST /auth/confirm within the last 10 minutes, in the same session. Without a valid one the
                 *     call answers CONFIRM_REQUIRED with the ways of this person in `details.ways`.
                 * @example 0Zk3xTn5vQ9bLw7yR2mC4pDs
                 */
                "X-Confirm"?: components["parameters"]["Confirm"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Phone",
                 *       "response": {
                 *         "id": "pk",
                 *         "rawId": "pk",
                 *         "type": "public-key",
                 *         "response": {},
                 *         "clientExtensionResults": {}
                 *       }
                 *     }
                 */
                "application/json": {
                    name: components["schemas"]["OneLine"];
                    response: components["schemas"]["PasskeyResponse"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["FactorAdded"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The confirmation from POST /auth/confirm within the last 10 minutes, in the same session. Without a valid one the
                 *     call answers CONFIRM_REQUIRED with the ways of this person in `details.ways`.
                 * @example 0Zk3xTn5vQ9bLw7yR2mC4pDs
                 */
                "X-Confirm"?: components["parameters"]["Confirm"];
            };
            path: {
                /**
                 * @description Id of the passkey
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Factors"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    newRecoveryCodes: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The confirmation from POST /auth/confirm within the last 10 minutes, in the same session. Without a valid one the
                 *     call answers CONFIRM_REQUIRED with the ways of this person in `details.ways`.
                 * @example 0Zk3xTn5vQ9bLw7yR2mC4pDs
                 */
                "X-Confirm"?: components["parameters"]["Confirm"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["FactorAdded"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startFactorCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["PasskeyOptions"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["PasskeyOptions"];
                    };
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInByPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "response": {
                 *         "id": "pk",
                 *         "rawId": "pk",
                 *         "type": "public-key",
                 *         "response": {},
                 *         "clientExtensionResults": {}
                 *       }
                 *     }
                 */
                "application/json": {
                    response: components["schemas"]["PasskeyResponse"];
                };
            };
        };
        responses: {
            /** @description Signed in, or one more step */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "totp",
                 *       "code": "482913"
                 *     }
                 */
                "application/json": {
                    kind: components["schemas"]["FactorKind"];
                    code?: components["schemas"]["OneLine"];
                    response?: components["schemas"]["PasskeyResponse"];
                };
            };
        };
        responses: {
            /** @description Signed in, or one more step */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "friend@marsa.test"
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "buyer",
                 *       "form": "individual",
                 *       "citizenship": "ae",
                 *       "birth_date": "1984-03-02"
                 *     }
                 */
                "application/json": components["schemas"]["ProfileFields"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Profile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the profile
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Profile"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signContractInit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_profile": 1
                 *     }
                 */
                "application/json": {
                    id_profile: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: {
                            url: string;
                            resend_at: components["schemas"]["Instant"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signContractConfirm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_profile": 1,
                 *       "code": "482913"
                 *     }
                 */
                "application/json": {
                    id_profile: components["schemas"]["Id"];
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Profile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    useProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_profile": 1
                 *     }
                 */
                "application/json": {
                    id_profile: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Me"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRefunds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: {
                            refunds: components["schemas"]["Refund"][];
                            accounts: components["schemas"]["RefundAccount"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyRefund: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The confirmation from POST /auth/confirm within the last 10 minutes, in the same session. Without a valid one the
                 *     call answers CONFIRM_REQUIRED with the ways of this person in `details.ways`.
                 * @example 0Zk3xTn5vQ9bLw7yR2mC4pDs
                 */
                "X-Confirm"?: components["parameters"]["Confirm"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 0,
                 *       "amount": 5000,
                 *       "recipient": "Omar Haddad",
                 *       "iban": "AE070331234567890123456",
                 *       "bank": "Emirates NBD",
                 *       "swift": "EBILAEAD"
                 *     }
                 */
                "application/json": components["schemas"]["RefundApply"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Refund"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPayment: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The confirmation from POST /auth/confirm within the last 10 minutes, in the same session. Without a valid one the
                 *     call answers CONFIRM_REQUIRED with the ways of this person in `details.ways`.
                 * @example 0Zk3xTn5vQ9bLw7yR2mC4pDs
                 */
                "X-Confirm"?: components["parameters"]["Confirm"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 5000
                 *     }
                 */
                "application/json": components["schemas"]["CardTopUp"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Payment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the payment
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Payment"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSavedCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["SavedCard"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeSavedCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the kept card
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["SavedCard"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestInvoice: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 50000
                 *     }
                 */
                "application/json": components["schemas"]["Amount"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Invoice"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Invoice"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOperations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sd": "2026-11-01",
                 *       "ed": "2026-11-30"
                 *     }
                 */
                "application/json": components["schemas"]["Period"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["OperationPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sumOperations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sd": "2026-11-01",
                 *       "ed": "2026-11-30"
                 *     }
                 */
                "application/json": components["schemas"]["Period"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["OperationSum"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportOperations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sd": "2026-11-01",
                 *       "ed": "2026-11-30"
                 *     }
                 */
                "application/json": components["schemas"]["Period"];
            };
        };
        responses: {
            /** @description A spreadsheet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyLots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "limit": 24
                 *     }
                 */
                "application/json": components["schemas"]["LotsQuery"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["MyPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyLotsInSection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A section of Buying
                 * @example leading
                 */
                section: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "limit": 24
                 *     }
                 */
                "application/json": components["schemas"]["LotsQuery"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["MyPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    countMySections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Counters"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    buyNow: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The confirmation from POST /auth/confirm within the last 10 minutes, in the same session. Without a valid one the
                 *     call answers CONFIRM_REQUIRED with the ways of this person in `details.ways`.
                 * @example 0Zk3xTn5vQ9bLw7yR2mC4pDs
                 */
                "X-Confirm"?: components["parameters"]["Confirm"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "price": 215000
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    price: components["schemas"]["Aed"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["BidReply"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeProxy: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["BidReply"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    keepMax: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBidByKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The Idempotency-Key of the bid
                 * @example 4f1b2c3d5e6f7a8b
                 */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["BidOutcome"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJournal: {
        parameters: {
            query?: {
                /**
                 * @description The most rows of one page
                 * @example 500
                 */
                limit?: number;
                /**
                 * @description `next` of the last page; its last hash is this page's `previous`
                 * @example 1042
                 */
                after?: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the journal */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Journal"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "comment": "Look at the tailgate"
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    comment: components["schemas"]["Text"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: {
                            id_auction: components["schemas"]["Id"];
                            note: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteNote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: {
                            id_auction: components["schemas"]["Id"];
                            note: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Negotiation"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    seeSellerOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "id_offer": 1
                 *     }
                 */
                "application/json": components["schemas"]["OfferToSee"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Offer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendBuyerOffer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "amount": 39500
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    amount: components["schemas"]["Aed"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Decision"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptSellerOffer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "id_offer": 1
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    id_offer: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Decision"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineSellerOffer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "id_offer": 1
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    id_offer: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Decision"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerNextOffer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "id_offer": 1,
                 *       "accept": true
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    id_offer: components["schemas"]["Id"];
                    accept: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["NextOffer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    payWin: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The confirmation from POST /auth/confirm within the last 10 minutes, in the same session. Without a valid one the
                 *     call answers CONFIRM_REQUIRED with the ways of this person in `details.ways`.
                 * @example 0Zk3xTn5vQ9bLw7yR2mC4pDs
                 */
                "X-Confirm"?: components["parameters"]["Confirm"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Settlement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["SignedFile"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSettlementActs: {
        parameters: {
            query: {
                /**
                 * @description A lot that the reader has won
                 * @example 1
                 */
                id_auction: components["parameters"]["WonLot"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["SettlementAct"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPickup: {
        parameters: {
            query: {
                /**
                 * @description A lot that the reader has won
                 * @example 1
                 */
                id_auction: components["parameters"]["WonLot"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Pickup"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    bookPickup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "starts": "2026-11-26T06:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    starts: components["schemas"]["Instant"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Pickup"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelPickup: {
        parameters: {
            query: {
                /**
                 * @description A lot that the reader has won
                 * @example 1
                 */
                id_auction: components["parameters"]["WonLot"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Pickup"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyPapers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "limit": 24
                 *     }
                 */
                "application/json": components["schemas"]["MyPaperQuery"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["MyPaperPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the document
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["SignedFile"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMyStatements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "limit": 24
                 *     }
                 */
                "application/json": components["schemas"]["MyPaperQuery"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["StatementPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the statement; 0 for the one of now
                 * @example 1
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Statement"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyStatementFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the statement
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaperRecipient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["PaperRecipient"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPaperRecipient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "address": "Warehouse 7, Al Quoz Industrial 3, Dubai",
                 *       "trn": "100591120700003"
                 *     }
                 */
                "application/json": components["schemas"]["PaperRecipient"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["PaperRecipient"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getServices: {
        parameters: {
            query: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id_auction: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Services"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    askQuotes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "to": "dubai"
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    /** @description An emirate of `emirates` */
                    to: components["schemas"]["OneLine"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Services"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderService: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The confirmation from POST /auth/confirm within the last 10 minutes, in the same session. Without a valid one the
                 *     call answers CONFIRM_REQUIRED with the ways of this person in `details.ways`.
                 * @example 0Zk3xTn5vQ9bLw7yR2mC4pDs
                 */
                "X-Confirm"?: components["parameters"]["Confirm"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_quote": 1
                 *     }
                 */
                "application/json": {
                    id_quote: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Services"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelService: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_quote": 1
                 *     }
                 */
                "application/json": {
                    id_quote: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Services"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClaim: {
        parameters: {
            query: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id_auction: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["ClaimOfSale"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    makeClaim: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "fact": "Mileage",
                 *       "text": "The display shows 148,900 km.",
                 *       "files": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ClaimToMake"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["ClaimOfSale"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    revealPickupCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The confirmation from POST /auth/confirm within the last 10 minutes, in the same session. Without a valid one the
                 *     call answers CONFIRM_REQUIRED with the ways of this person in `details.ways`.
                 * @example 0Zk3xTn5vQ9bLw7yR2mC4pDs
                 */
                "X-Confirm"?: components["parameters"]["Confirm"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["PickupCode"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: {
                            items: components["schemas"]["Group"][];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    makeGroup: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lots": [
                 *         {
                 *           "id_auction": 1,
                 *           "max": 150000
                 *         },
                 *         {
                 *           "id_auction": 2,
                 *           "max": 190000
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["GroupToMake"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Group"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    endGroup: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_group": 1
                 *     }
                 */
                "application/json": {
                    id_group: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Group"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    hideMyLot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "value": true
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    value: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: {
                            id_auction: components["schemas"]["Id"];
                            hidden: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportMyLots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["FilterBody"];
            };
        };
        responses: {
            /** @description A spreadsheet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSaleLots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "limit": 24
                 *     }
                 */
                "application/json": components["schemas"]["LotsQuery"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["SalePage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSaleLotsInSection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A section of Selling
                 * @example draft
                 */
                section: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "limit": 24
                 *     }
                 */
                "application/json": components["schemas"]["LotsQuery"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["SalePage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    countSaleSections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Counters"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLotDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LotDraft"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getObjectMeta: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Type of the object: 1 vehicle, 2 apartment
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["ObjectMeta"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveLot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description 0 for a new draft
                 * @example 0
                 */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fields": {
                 *         "kind": "vehicle",
                 *         "mark": "toyota"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["SaveLot"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LotDraft"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    publishLot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LotDraft"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    moderationToDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LotDraft"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    relistLot: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    start_price?: components["schemas"]["Aed"];
                    min_price?: components["schemas"]["AedOrNone"];
                    buy_now?: components["schemas"]["AedOrNone"];
                    start?: components["schemas"]["InstantToSet"];
                    end?: components["schemas"]["InstantToSet"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LotDraft"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setHidden: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auctions": [
                 *         1
                 *       ],
                 *       "value": true
                 *     }
                 */
                "application/json": {
                    id_auctions: components["schemas"]["Id"][];
                    value: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["BulkResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "id_document": 1,
                 *       "id_file": 2
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    /** @description The version that is replaced */
                    id_document: components["schemas"]["Id"];
                    /** @description An uploaded lot_report, see POST /files */
                    id_file: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LotReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeMinPrice: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "price": 90000
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    price: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["PriceChange"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeStartPrice: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "price": 90000
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    price: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["PriceChange"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    giveAuthority: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "price": 1500
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    price: number | null;
                    /** @description Whether such a bid waits for the seller's decision, as it does at first; otherwise the lot is not sold. Left out: as it is */
                    subject?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["PriceChange"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeBuyNowPrice: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "price": 90000
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    price: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["PriceChange"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptBid: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Decision"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineBid: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "reason": "Below what I can accept"
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    reason: components["schemas"]["Text"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Decision"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSaleDecision: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["SaleDecision"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    seeBuyerOffer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "id_offer": 1
                 *     }
                 */
                "application/json": components["schemas"]["OfferToSee"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Offer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendSellerOffer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "amount": 40500
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    amount: components["schemas"]["Aed"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Decision"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptBuyerOffer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "id_offer": 1
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    id_offer: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Decision"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineBuyerOffer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "id_offer": 1
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    id_offer: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Decision"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    offerToNextBidder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["NextOffer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    importLots: {
        parameters: {
            query?: {
                /**
                 * @description What the rows describe; without it, the kind whose titles fit best
                 * @example vehicle
                 */
                kind?: "vehicle" | "apartment";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "the bytes of lots.xlsx"
                 *     }
                 */
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["ImportPreview"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    rememberHeadings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "vehicle",
                 *       "headings": [
                 *         {
                 *           "title": "Chassis no.",
                 *           "field": "vin"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    kind: components["schemas"]["Kind"];
                    headings: {
                        title: components["schemas"]["OneLine"];
                        field: components["schemas"]["OneLineOrNull"];
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "vehicle",
                 *       "columns": [
                 *         "mark",
                 *         "model"
                 *       ],
                 *       "rows": [
                 *         {
                 *           "row": 2,
                 *           "cells": [
                 *             "Toyota",
                 *             "Camry"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ImportRows"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["CheckedRow"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createImportedLots: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "vehicle",
                 *       "columns": [
                 *         "mark",
                 *         "model"
                 *       ],
                 *       "rows": [
                 *         {
                 *           "row": 2,
                 *           "cells": [
                 *             "Toyota",
                 *             "Camry"
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ImportRows"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["ImportResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImportTemplate: {
        parameters: {
            query?: {
                /**
                 * @description What the rows describe
                 * @example apartment
                 */
                kind?: "vehicle" | "apartment";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A spreadsheet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportSaleLots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "section": "sold"
                 *     }
                 */
                "application/json": components["schemas"]["SaleExport"];
            };
        };
        responses: {
            /** @description A spreadsheet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStaticBoard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Board"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStandardBoard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Board"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLaneBoard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lane
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LaneBoard"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": "2026-11-24",
                 *       "kind": "vehicle"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date
                     * @description The first day in Dubai
                     */
                    from: string;
                    kind?: components["schemas"]["Kind"];
                    city?: components["schemas"]["OneLine"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["ScheduleDay"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStatistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "search": "Toyota Land Cruiser"
                 *     }
                 */
                "application/json": {
                    search: components["schemas"]["OneLine"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Statistics"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggestLots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "patrl"
                 *     }
                 */
                "application/json": components["schemas"]["SuggestQuery"];
            };
        };
        responses: {
            /** @description The suggestions */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Suggestions"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSimilarLots: {
        parameters: {
            query?: {
                /**
                 * @description Only the next best lots for a bidder who lost this one
                 * @example false
                 */
                next_best?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LotCard"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listComparables: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        /** ComparableSales */
                        data: {
                            comparables: components["schemas"]["Comparables"] | null;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSeller: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Seller"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Questions"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    askQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "text": "Was the gearbox replaced?"
                 *     }
                 */
                "application/json": components["schemas"]["QuestionToAsk"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Question"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSellerFee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["SellerFee"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerClaim: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "text": "The display was read with an inspector.",
                 *       "files": []
                 *     }
                 */
                "application/json": components["schemas"]["ClaimToAnswer"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["ClaimOfSale"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_question": 1,
                 *       "text": "No, it is the first one."
                 *     }
                 */
                "application/json": components["schemas"]["QuestionToAnswer"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Question"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSaleQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["QuestionQuery"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["QuestionPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStaffQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["QuestionQuery"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["QuestionPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_question": 1,
                 *       "reason": "It asks for a phone number"
                 *     }
                 */
                "application/json": components["schemas"]["QuestionToClose"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Question"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    viewLot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: {
                            id_auction: components["schemas"]["Id"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportLots: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A section of the auction list
                 * @example all
                 */
                section: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filter": {
                 *         "kind": [
                 *           "vehicle"
                 *         ]
                 *       },
                 *       "sort": "price_asc"
                 *     }
                 */
                "application/json": components["schemas"]["LotsOrder"];
            };
        };
        responses: {
            /** @description A spreadsheet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    mapLots: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description A section of the auction list
                 * @example all
                 */
                section: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filter": {
                 *         "kind": [
                 *           "vehicle"
                 *         ],
                 *         "bbox": [
                 *           51,
                 *           22,
                 *           57,
                 *           26.5
                 *         ]
                 *       },
                 *       "by": "community"
                 *     }
                 */
                "application/json": {
                    filter?: components["schemas"]["Filter"];
                    /**
                     * @default city
                     * @enum {string}
                     */
                    by?: "city" | "community" | "building";
                };
            };
        };
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LotsMap"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSearches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["SavedSearch"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveSearch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "White SUVs",
                 *       "q": "white SUV 2021 under 90k"
                 *     }
                 */
                "application/json": {
                    name: components["schemas"]["OneLine"];
                    q: components["schemas"]["OneLine"];
                    filter?: components["schemas"]["Filter"];
                    alerts?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["SavedSearch"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the saved search
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "alerts": true
                 *     }
                 */
                "application/json": {
                    name?: components["schemas"]["OneLine"];
                    alerts?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["SavedSearch"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSearch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the saved search
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listQueues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["QueueCard"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRehearsals: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["QueueCard"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    startRehearsal: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: {
                            id_queue: components["schemas"]["Id"];
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getQueue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lane
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LaneSnapshot"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLaneLots: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lane
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LaneLots"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLaneTail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lane
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LaneLots"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLaneLog: {
        parameters: {
            query?: {
                /**
                 * @description Only events with a greater seq
                 * @example 1042
                 */
                after?: number;
                /**
                 * @description With the events of the lots, for a replay
                 * @example true
                 */
                lots?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the lane
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LaneLog"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeLaneMinPrice: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The lane's seq on the operator's screen; another one answers STALE
                 * @example 1042
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "price": 90000,
                 *       "reason": "The seller agreed"
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    price: components["schemas"]["Aed"];
                    reason?: components["schemas"]["MinPriceReason"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LaneHead"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    releaseLot: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The lane's seq on the operator's screen; another one answers STALE
                 * @example 1042
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LaneHead"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    skipLot: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The lane's seq on the operator's screen; another one answers STALE
                 * @example 1042
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LaneHead"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveLot: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The lane's seq on the operator's screen; another one answers STALE
                 * @example 1042
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_queue": 1,
                 *       "from": 8,
                 *       "to": 3
                 *     }
                 */
                "application/json": {
                    id_queue: components["schemas"]["Id"];
                    from: number;
                    to: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LaneHead"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeLaneStep: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The lane's seq on the operator's screen; another one answers STALE
                 * @example 1042
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "step": 1000
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    step: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LaneHead"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    finalCall: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The lane's seq on the operator's screen; another one answers STALE
                 * @example 1042
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "id_queue": 1
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    id_queue: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LaneHead"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    lowerStartPrice: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The lane's seq on the operator's screen; another one answers STALE
                 * @example 1042
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LaneHead"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    disableLot: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The lane's seq on the operator's screen; another one answers STALE
                 * @example 1042
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "id_queue": 1,
                 *       "reason": "The seller's papers are missing"
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    id_queue: components["schemas"]["Id"];
                    /** @description The reason, for the lane's log; an extension */
                    reason?: components["schemas"]["OneLine"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LaneHead"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    enableLot: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The lane's seq on the operator's screen; another one answers STALE
                 * @example 1042
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "id_queue": 1
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    id_queue: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LaneHead"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    openLane: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The lane's seq on the operator's screen; another one answers STALE
                 * @example 1042
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_queue": 1
                 *     }
                 */
                "application/json": {
                    id_queue: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LaneHead"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeoverLane: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The lane's seq on the operator's screen; another one answers STALE
                 * @example 1042
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_queue": 1
                 *     }
                 */
                "application/json": {
                    id_queue: components["schemas"]["Id"];
                    /** @default false */
                    refuse?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LaneHead"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    pauseLane: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The lane's seq on the operator's screen; another one answers STALE
                 * @example 1042
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_queue": 1,
                 *       "reason": "Sound in the hall"
                 *     }
                 */
                "application/json": {
                    id_queue: components["schemas"]["Id"];
                    reason: components["schemas"]["Text"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LaneHead"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    resumeLane: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The lane's seq on the operator's screen; another one answers STALE
                 * @example 1042
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_queue": 1
                 *     }
                 */
                "application/json": {
                    id_queue: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LaneHead"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    nextLot: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The lane's seq on the operator's screen; another one answers STALE
                 * @example 1042
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_queue": 1,
                 *       "id_auction": 1
                 *     }
                 */
                "application/json": {
                    id_queue: components["schemas"]["Id"];
                    id_auction: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LaneHead"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    reopenLot: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The lane's seq on the operator's screen; another one answers STALE
                 * @example 1042
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_queue": 1,
                 *       "id_auction": 1,
                 *       "reason": "A bid from the room was missed"
                 *     }
                 */
                "application/json": {
                    id_queue: components["schemas"]["Id"];
                    id_auction: components["schemas"]["Id"];
                    reason: components["schemas"]["Text"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LaneHead"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    endLane: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The lane's seq on the operator's screen; another one answers STALE
                 * @example 1042
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_queue": 1
                 *     }
                 */
                "application/json": {
                    id_queue: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LaneHead"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sayToRoom: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The lane's seq on the operator's screen; another one answers STALE
                 * @example 1042
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_queue": 1,
                 *       "text": "Last lots before the break"
                 *     }
                 */
                "application/json": {
                    id_queue: components["schemas"]["Id"];
                    text: components["schemas"]["OneLine"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LaneHead"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    keepDesk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_queue": 1
                 *     }
                 */
                "application/json": {
                    id_queue: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Presence"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    givePaddle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_queue": 1,
                 *       "id_user": 1,
                 *       "number": 214
                 *     }
                 */
                "application/json": {
                    id_queue: components["schemas"]["Id"];
                    id_user: components["schemas"]["Id"];
                    number?: components["schemas"]["PaddleNumber"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Paddle"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaddles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lane
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The paddles of the lane */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Paddle"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    giveSeat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_queue": 1,
                 *       "id_user": 1
                 *     }
                 */
                "application/json": {
                    id_queue: components["schemas"]["Id"];
                    id_user: components["schemas"]["Id"] | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LaneDesk"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerWalkIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_queue": 1,
                 *       "firstName": "Khalifa",
                 *       "lastName": "Al Marri",
                 *       "phone": "+971506642108",
                 *       "emirates_id": "784-1988-4620917-3",
                 *       "emirates_id_expires": "2028-09-30",
                 *       "birth_date": "1988-05-09"
                 *     }
                 */
                "application/json": {
                    id_queue: components["schemas"]["Id"];
                    firstName: components["schemas"]["OneLine"];
                    lastName: components["schemas"]["OneLine"];
                    phone: components["schemas"]["OneLine"];
                    emirates_id: components["schemas"]["OneLine"];
                    /** Format: date */
                    emirates_id_expires: string;
                    /** Format: date */
                    birth_date: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["WalkIn"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyWalkIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_user": 1,
                 *       "code": "482917"
                 *     }
                 */
                "application/json": {
                    id_user: components["schemas"]["Id"];
                    code: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["WalkIn"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    admitWalkIn: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_queue": 1,
                 *       "id_user": 1,
                 *       "signature": 1,
                 *       "deposit": 30000
                 *     }
                 */
                "application/json": {
                    id_queue: components["schemas"]["Id"];
                    id_user: components["schemas"]["Id"];
                    signature: components["schemas"]["Id"];
                    /** @description AED to credit; the card pays the fee, too */
                    deposit?: number;
                    limit?: components["schemas"]["Limit"];
                    number?: components["schemas"]["PaddleNumber"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["AdmittedWalkIn"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    enterInstruction: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "paddle": 214,
                 *       "maximum": 150000,
                 *       "instruction": 1
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    paddle: components["schemas"]["PaddleNumber"];
                    maximum: components["schemas"]["Aed"];
                    instruction: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Stored, or outbid by another stored maximum */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: {
                            id_auction: components["schemas"]["Id"];
                            /** @description How many stored maximums the lot has; null for a lot that comes later */
                            maxima: number | null;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    grantLimit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_queue": 1,
                 *       "number": 214,
                 *       "limit": 40000
                 *     }
                 */
                "application/json": {
                    id_queue: components["schemas"]["Id"];
                    number: components["schemas"]["PaddleNumber"];
                    limit: components["schemas"]["Limit"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Paddle"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPhoneLine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_queue": 1,
                 *       "line": "C",
                 *       "number": 52
                 *     }
                 */
                "application/json": {
                    id_queue: components["schemas"]["Id"];
                    line: components["schemas"]["PhoneLine"];
                    number: components["schemas"]["PaddleNumber"] | null;
                };
            };
        };
        responses: {
            /** @description The paddles of the lane */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Paddle"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    bidInRoom: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "price": 122000,
                 *       "paddle": 214
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    price: components["schemas"]["Aed"];
                    paddle?: components["schemas"]["PaddleNumber"];
                    line?: components["schemas"]["PhoneLine"];
                };
            };
        };
        responses: {
            /** @description The bid was judged and is in the history */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["BidReply"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    nameBidder: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "paddle": 214
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    paddle: components["schemas"]["PaddleNumber"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: {
                            id_auction: components["schemas"]["Id"];
                            seq: number;
                            price: components["schemas"]["Aed"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeBackBid: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "reason": "Wrong paddle"
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    reason: components["schemas"]["TakeBackReason"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["TakenBack"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setAsk: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The lane's seq on the operator's screen; another one answers STALE
                 * @example 1042
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "ask": 1200
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    ask: components["schemas"]["Aed"] | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LaneHead"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    moveHammer: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The lane's seq on the operator's screen; another one answers STALE
                 * @example 1042
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_queue": 1,
                 *       "id_auction": 1,
                 *       "act": "sell"
                 *     }
                 */
                "application/json": {
                    id_queue: components["schemas"]["Id"];
                    id_auction: components["schemas"]["Id"];
                    act: components["schemas"]["HammerAct"];
                    /** @description Why the lot is withdrawn, for everybody to read */
                    reason?: components["schemas"]["OneLine"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LaneHead"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    subscribePush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentToken": "d3v1c3-t0k3n"
                 *     }
                 */
                "application/json": {
                    currentToken: components["schemas"]["OneLine"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: {
                            /** @description Channel of the device */
                            wcb: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    bindPushToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentToken": "d3v1c3-t0k3n"
                 *     }
                 */
                "application/json": {
                    currentToken: components["schemas"]["OneLine"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestCall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Layla Hassan",
                 *       "phone": "+971501234567",
                 *       "consent": true
                 *     }
                 */
                "application/json": {
                    name: components["schemas"]["OneLine"];
                    phone: components["schemas"]["TypedPhone"];
                    time?: components["schemas"]["OneLineOrNull"];
                    /** @description Subject: a lot's number and name */
                    subject?: components["schemas"]["OneLineOrNull"];
                    /** @constant */
                    consent: true;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: {
                            id_call: components["schemas"]["Id"];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /**
                 * @description The cursor of the page before
                 * @example WzE3XQ
                 */
                after?: components["schemas"]["Cursor"];
                /**
                 * @description The most notices of one page
                 * @example 24
                 */
                limit?: number;
                /**
                 * @description Only unread notices
                 * @example true
                 */
                unread?: boolean;
                /**
                 * @description Only notices of this kind
                 * @example outbid
                 */
                kind?: components["schemas"]["NoticeKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["NotificationPage"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": {
                    ids?: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: {
                            unread: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["NotificationSettings"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setNotificationSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The confirmation from POST /auth/confirm within the last 10 minutes, in the same session. Without a valid one the
                 *     call answers CONFIRM_REQUIRED with the ways of this person in `details.ways`.
                 * @example 0Zk3xTn5vQ9bLw7yR2mC4pDs
                 */
                "X-Confirm"?: components["parameters"]["Confirm"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kinds": {
                 *         "outbid": {
                 *           "app": true,
                 *           "push": true,
                 *           "email": true,
                 *           "sms": false
                 *         },
                 *         "ending": {
                 *           "app": true,
                 *           "push": true,
                 *           "email": true,
                 *           "sms": false
                 *         },
                 *         "won": {
                 *           "app": true,
                 *           "push": true,
                 *           "email": true,
                 *           "sms": false
                 *         },
                 *         "offers": {
                 *           "app": true,
                 *           "push": true,
                 *           "email": true,
                 *           "sms": false
                 *         },
                 *         "money": {
                 *           "app": true,
                 *           "push": false,
                 *           "email": true,
                 *           "sms": false
                 *         },
                 *         "searches": {
                 *           "app": true,
                 *           "push": false,
                 *           "email": true,
                 *           "sms": false
                 *         }
                 *       },
                 *       "quiet": {
                 *         "on": true,
                 *         "from": "22:00",
                 *         "to": "07:00"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["NotificationSettings"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["NotificationSettings"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createInstallation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Days of the last 30 on which this device used the app: base64url of a JSON list, oldest first
                 * @example WyIyMDI2LTExLTIyIl0
                 */
                "X-Heartbeat"?: components["parameters"]["Heartbeat"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "app": "web"
                 *     }
                 */
                "application/json": {
                    app: components["schemas"]["OneLine"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Installation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshInstallation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Days of the last 30 on which this device used the app: base64url of a JSON list, oldest first
                 * @example WyIyMDI2LTExLTIyIl0
                 */
                "X-Heartbeat"?: components["parameters"]["Heartbeat"];
            };
            path: {
                /**
                 * @description Id of the installation
                 * @example cXzP1
                 */
                fid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refresh_token": "r3fr3sh"
                 *     }
                 */
                "application/json": {
                    refresh_token: components["schemas"]["OneLine"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Installation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteInstallation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the installation
                 * @example cXzP1
                 */
                fid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: Record<string, never>;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPushRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fid": "cXzP1",
                 *       "options": {
                 *         "auth": "a",
                 *         "p256dh": "p",
                 *         "endpoint": "https://push.example.com/1"
                 *       }
                 *     }
                 */
                "application/json": {
                    fid: components["schemas"]["OneLine"];
                    options: components["schemas"]["PushOptions"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["PushRegistration"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePushRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The registration's token
                 * @example d3v1c3-t0k3n
                 */
                token: components["schemas"]["OneLine"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "options": {
                 *         "auth": "a",
                 *         "p256dh": "p",
                 *         "endpoint": "https://push.example.com/1"
                 *       }
                 *     }
                 */
                "application/json": {
                    options: components["schemas"]["PushOptions"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["PushRegistration"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePushRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The registration's token
                 * @example d3v1c3-t0k3n
                 */
                token: components["schemas"]["OneLine"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: Record<string, never>;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendTestPush: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["TestPush"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "lot_photo",
                 *       "owner": "lot:1",
                 *       "file": "the bytes of front-left.jpg"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["UploadForm"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["UploadedFile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadPart: {
        parameters: {
            query: {
                /**
                 * @description How many bytes of the file come before this part
                 * @example 524288
                 */
                from: number;
                /**
                 * @description The bytes of the whole file
                 * @example 5700000
                 */
                size: number;
            };
            header?: never;
            path: {
                /**
                 * @description A new id for each file, chosen by the client
                 * @example 4f1b2c3d5e6f7a8b
                 */
                upload: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "lot_photo",
                 *       "owner": "lot:1",
                 *       "file": "bytes of front-left.jpg"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["UploadForm"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["UploadedPart"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the file
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: Record<string, never>;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOriginal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the file
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["SignedFile"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the file
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "turn": 90,
                 *       "crop": null
                 *     }
                 */
                "application/json": components["schemas"]["PhotoChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["UploadedFile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDesk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Desk"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "filter": {
                 *         "tab": "new"
                 *       },
                 *       "limit": 24
                 *     }
                 */
                "application/json": components["schemas"]["ClientQuery"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["ClientPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    countClients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    filter?: components["schemas"]["ClientFilter"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["ClientCounts"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_profile": 1,
                 *       "version": 2,
                 *       "checks": [
                 *         "identity",
                 *         "documents",
                 *         "person"
                 *       ]
                 *     }
                 */
                "application/json": {
                    id_profile: components["schemas"]["Id"];
                    version?: components["schemas"]["SeenVersion"];
                    checks?: components["schemas"]["AcceptChecks"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Client"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    lockProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_profile": 1,
                 *       "reason": "Unpaid win",
                 *       "lock_before": "2026-12-31"
                 *     }
                 */
                "application/json": {
                    id_profile: components["schemas"]["Id"];
                    reason: components["schemas"]["Text"];
                    /** Format: date */
                    lock_before: string;
                    version?: components["schemas"]["SeenVersion"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Client"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlockProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_profile": 1,
                 *       "version": 3
                 *     }
                 */
                "application/json": {
                    id_profile: components["schemas"]["Id"];
                    version?: components["schemas"]["SeenVersion"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Client"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUserPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The confirmation from POST /auth/confirm within the last 10 minutes, in the same session. Without a valid one the
                 *     call answers CONFIRM_REQUIRED with the ways of this person in `details.ways`.
                 * @example 0Zk3xTn5vQ9bLw7yR2mC4pDs
                 */
                "X-Confirm"?: components["parameters"]["Confirm"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_user": 1,
                 *       "password": "kx4m-29hw-ptz6-vq7r"
                 *     }
                 */
                "application/json": {
                    id_user: components["schemas"]["Id"];
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Client"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportClients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    filter?: components["schemas"]["ClientFilter"];
                };
            };
        };
        responses: {
            /** @description A spreadsheet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the person
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["ClientDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetUserFactors: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The confirmation from POST /auth/confirm within the last 10 minutes, in the same session. Without a valid one the
                 *     call answers CONFIRM_REQUIRED with the ways of this person in `details.ways`.
                 * @example 0Zk3xTn5vQ9bLw7yR2mC4pDs
                 */
                "X-Confirm"?: components["parameters"]["Confirm"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_user": 1,
                 *       "reason": "Passport seen in the office"
                 *     }
                 */
                "application/json": {
                    id_user: components["schemas"]["Id"];
                    reason: components["schemas"]["OneLine"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Client"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setUserRoles: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The confirmation from POST /auth/confirm within the last 10 minutes, in the same session. Without a valid one the
                 *     call answers CONFIRM_REQUIRED with the ways of this person in `details.ways`.
                 * @example 0Zk3xTn5vQ9bLw7yR2mC4pDs
                 */
                "X-Confirm"?: components["parameters"]["Confirm"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_user": 1,
                 *       "roles": [
                 *         "buyer",
                 *         "seller"
                 *       ],
                 *       "ustatus": "confirmed"
                 *     }
                 */
                "application/json": {
                    id_user: components["schemas"]["Id"];
                    roles: components["schemas"]["Role"][];
                    ustatus: components["schemas"]["Ustatus"];
                    seen?: components["schemas"]["SeenRoles"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Client"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listModeration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "moderation"
                 *     }
                 */
                "application/json": components["schemas"]["ModerationQuery"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["StaffLotPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    approveLot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Decision"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    returnLot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "remarks": [
                 *         {
                 *           "field": "photos",
                 *           "text": "Photos of the interior are missing"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    remarks: components["schemas"]["RemarkToSend"][];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Decision"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    resolveLotWords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "field": "mark",
                 *       "label": "Moskvich"
                 *     }
                 */
                "application/json": components["schemas"]["ResolveWords"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Term"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    openModerationLot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    /** @default true */
                    claim?: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["ModerationLot"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    releaseModerationLot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listComposedQueues: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "scheduled"
                 *     }
                 */
                "application/json": components["schemas"]["QueueQuery"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["QueuePage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAuctioneers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Auctioneer"][];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEligibleLots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "vehicle",
                 *       "limit": 24
                 *     }
                 */
                "application/json": components["schemas"]["EligibleQuery"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["EligiblePage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getComposedQueue: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lane
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Queue"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    createQueue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Lane A",
                 *       "place": "Al Awir hall 2",
                 *       "start": "2026-11-24T14:00:00.000Z"
                 *     }
                 */
                "application/json": {
                    name: components["schemas"]["OneLine"];
                    place: components["schemas"]["OneLine"];
                    start: components["schemas"]["InstantToSet"];
                    timers?: components["schemas"]["Timers"];
                    /** @description Whether the desk takes bids from the room and from phones */
                    room?: boolean;
                    hammer?: components["schemas"]["Hammer"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Queue"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateQueue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_queue": 1,
                 *       "version": 3,
                 *       "name": "Lane B"
                 *     }
                 */
                "application/json": {
                    id_queue: components["schemas"]["Id"];
                    version: number;
                    name?: components["schemas"]["OneLine"];
                    place?: components["schemas"]["OneLine"];
                    start?: components["schemas"]["InstantToSet"];
                    timers?: components["schemas"]["Timers"];
                    /** @description Whether the desk takes bids from the room and from phones */
                    room?: boolean;
                    hammer?: components["schemas"]["Hammer"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Queue"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setQueueLots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_queue": 1,
                 *       "version": 3,
                 *       "lots": [
                 *         4,
                 *         2,
                 *         9
                 *       ]
                 *     }
                 */
                "application/json": {
                    id_queue: components["schemas"]["Id"];
                    version: number;
                    lots: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Queue"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setQueueOperators: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_queue": 1,
                 *       "version": 3,
                 *       "operators": [
                 *         7
                 *       ]
                 *     }
                 */
                "application/json": {
                    id_queue: components["schemas"]["Id"];
                    version: number;
                    operators: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Queue"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setQueueFees: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_queue": 1,
                 *       "version": 3,
                 *       "fees": {
                 *         "buyer": {
                 *           "basis_points": 500,
                 *           "min": 0,
                 *           "max": 50000
                 *         },
                 *         "seller": 300
                 *       }
                 *     }
                 */
                "application/json": {
                    id_queue: components["schemas"]["Id"];
                    version: number;
                    fees: components["schemas"]["LaneFees"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Queue"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    publishQueue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_queue": 1,
                 *       "version": 3
                 *     }
                 */
                "application/json": {
                    id_queue: components["schemas"]["Id"];
                    version: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Queue"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelQueue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_queue": 1,
                 *       "version": 3,
                 *       "reason": "The hall is closed"
                 *     }
                 */
                "application/json": {
                    id_queue: components["schemas"]["Id"];
                    version: number;
                    reason: components["schemas"]["Text"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Queue"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listInvoices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "open"
                 *     }
                 */
                "application/json": components["schemas"]["StaffQuery"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["StaffInvoicePage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmInvoice: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_invoice": 1,
                 *       "amount": 1000,
                 *       "value_date": "2026-11-24",
                 *       "reference": "FT26328 0417"
                 *     }
                 */
                "application/json": components["schemas"]["InvoicePaid"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["StaffInvoice"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    rejectInvoice: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_invoice": 1,
                 *       "reason": "Nothing received in 30 days"
                 *     }
                 */
                "application/json": {
                    id_invoice: components["schemas"]["Id"];
                    reason: components["schemas"]["Text"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["StaffInvoice"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    reopenInvoice: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_invoice": 1
                 *     }
                 */
                "application/json": {
                    id_invoice: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["StaffInvoice"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRefundRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "requested"
                 *     }
                 */
                "application/json": components["schemas"]["StaffQuery"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["StaffRefundPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    markRefundPaid: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1,
                 *       "reference": "FT26328 0417",
                 *       "value_date": "2026-11-24"
                 *     }
                 */
                "application/json": components["schemas"]["RefundPaid"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["StaffRefund"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    askRefundSignature: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1,
                 *       "reason": "The season is over, the client asks for the deposit back"
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["Id"];
                    reason: components["schemas"]["Text"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["StaffRefund"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSignatures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    /**
                     * @default open
                     * @enum {string}
                     */
                    state?: "open" | "decided";
                    /** @default 50 */
                    limit?: number;
                    after?: components["schemas"]["Cursor"];
                };
            };
        };
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["SignaturePage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    signRequest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The confirmation from POST /auth/confirm within the last 10 minutes, in the same session. Without a valid one the
                 *     call answers CONFIRM_REQUIRED with the ways of this person in `details.ways`.
                 * @example 0Zk3xTn5vQ9bLw7yR2mC4pDs
                 */
                "X-Confirm"?: components["parameters"]["Confirm"];
            };
            path: {
                /**
                 * @description What is signed
                 * @example refund
                 */
                kind: components["schemas"]["SignatureKind"];
                /**
                 * @description The id of the refund or other request
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "decision": "decline",
                 *       "reason": "The letter of the bank is missing"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    decision: "sign" | "decline";
                    reason?: components["schemas"]["Text"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Signature"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPapers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "invoice",
                 *       "days": {
                 *         "from": "2026-11-01"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PaperQuery"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["StaffPaperPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportPapers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["PaperQuery"];
            };
        };
        responses: {
            /** @description A spreadsheet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaper: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the document
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["SignedFile"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPayouts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "limit": 24
                 *     }
                 */
                "application/json": components["schemas"]["PayoutQuery"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["PayoutPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    runPayouts: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The confirmation from POST /auth/confirm within the last 10 minutes, in the same session. Without a valid one the
                 *     call answers CONFIRM_REQUIRED with the ways of this person in `details.ways`.
                 * @example 0Zk3xTn5vQ9bLw7yR2mC4pDs
                 */
                "X-Confirm"?: components["parameters"]["Confirm"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PayoutOrder"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["PayoutRun"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPayout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the seller
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Statement"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStatement: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the statement
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Statement"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStatementFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the statement
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveSaleSheet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_queue": 1
                 *     }
                 */
                "application/json": components["schemas"]["SaleSheetOrder"];
            };
        };
        responses: {
            /** @description A spreadsheet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSaleReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lane
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["SaleReport"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    printSale: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the lane
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaperHouse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["PaperHouseSet"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setPaperHouse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Marsa Auctions LLC",
                 *       "name_ar": "مرسى للمزادات ذ.م.م",
                 *       "address": "Office 1204, Bay Square 3, Business Bay, Dubai, United Arab Emirates",
                 *       "trn": "100482199300003",
                 *       "licence": "1184207, Dubai",
                 *       "contact": "+971 4 555 0142 · accounts@marsa.test",
                 *       "prefix": "MAR"
                 *     }
                 */
                "application/json": components["schemas"]["PaperHouse"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["PaperHouse"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setSellerFee: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_user": 1,
                 *       "basis_points": 100
                 *     }
                 */
                "application/json": components["schemas"]["AgreedFee"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["AgreedFee"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewPaper: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Marsa Auctions LLC",
                 *       "name_ar": "مرسى للمزادات ذ.م.م",
                 *       "address": "Office 1204, Bay Square 3, Business Bay, Dubai, United Arab Emirates",
                 *       "trn": "100482199300003",
                 *       "licence": "1184207, Dubai",
                 *       "contact": "+971 4 555 0142 · accounts@marsa.test",
                 *       "prefix": "MAR"
                 *     }
                 */
                "application/json": components["schemas"]["PaperHouse"];
            };
        };
        responses: {
            /** @description A PDF */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listClaims: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    /** @default open */
                    state?: components["schemas"]["ClaimState"];
                    /** @default 24 */
                    limit?: number;
                    after?: components["schemas"]["Cursor"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["ClaimPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideClaim: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The confirmation from POST /auth/confirm within the last 10 minutes, in the same session. Without a valid one the
                 *     call answers CONFIRM_REQUIRED with the ways of this person in `details.ways`.
                 * @example 0Zk3xTn5vQ9bLw7yR2mC4pDs
                 */
                "X-Confirm"?: components["parameters"]["Confirm"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_claim": 1,
                 *       "outcome": "sum",
                 *       "amount": 500,
                 *       "reason": "The mileage is higher"
                 *     }
                 */
                "application/json": {
                    id_claim: components["schemas"]["Id"];
                    outcome: components["schemas"]["ClaimOutcome"];
                    /** @description AED for the buyer, at most the held proceeds. For `sum`, which needs it, alone */
                    amount?: number;
                    reason: components["schemas"]["Text"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["StaffClaim"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    /** @default open */
                    state?: components["schemas"]["CaseState"];
                    /** @default 50 */
                    limit?: number;
                    after?: components["schemas"]["Cursor"];
                };
            };
        };
        responses: {
            /** @description One page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["CasePage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideCase: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_case": 1,
                 *       "decision": "dismiss",
                 *       "reason": "Two colleagues of one office"
                 *     }
                 */
                "application/json": {
                    id_case: components["schemas"]["Id"];
                    /** @enum {string} */
                    decision: "dismiss" | "confirm";
                    reason: components["schemas"]["Text"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Case"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineRefund: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1,
                 *       "reason": "The account is in another name"
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["Id"];
                    reason: components["schemas"]["Text"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["StaffRefund"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    revealRefundAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The confirmation from POST /auth/confirm within the last 10 minutes, in the same session. Without a valid one the
                 *     call answers CONFIRM_REQUIRED with the ways of this person in `details.ways`.
                 * @example 0Zk3xTn5vQ9bLw7yR2mC4pDs
                 */
                "X-Confirm"?: components["parameters"]["Confirm"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": 1
                 *     }
                 */
                "application/json": {
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["PayoutAccount"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    makeBankFile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The confirmation from POST /auth/confirm within the last 10 minutes, in the same session. Without a valid one the
                 *     call answers CONFIRM_REQUIRED with the ways of this person in `details.ways`.
                 * @example 0Zk3xTn5vQ9bLw7yR2mC4pDs
                 */
                "X-Confirm"?: components["parameters"]["Confirm"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ids": [
                 *         1,
                 *         2
                 *       ],
                 *       "format": "pain.001"
                 *     }
                 */
                "application/json": components["schemas"]["BankFileOrder"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["BankFile"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSettlements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "due"
                 *     }
                 */
                "application/json": components["schemas"]["StaffQuery"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["StaffSettlementPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportSettlements: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "defaulted"
                 *     }
                 */
                "application/json": components["schemas"]["StaffQuery"];
            };
        };
        responses: {
            /** @description A spreadsheet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDebtors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "overdue",
                 *       "sort": "largest"
                 *     }
                 */
                "application/json": components["schemas"]["DebtorQuery"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["DebtorPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportDebtors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "overdue"
                 *     }
                 */
                "application/json": components["schemas"]["DebtorQuery"];
            };
        };
        responses: {
            /** @description A spreadsheet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSettlement: {
        parameters: {
            query?: {
                /**
                 * @description An earlier buyer, who did not pay; left out: the current one
                 * @example 12
                 */
                buyer?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the lot
                 * @example 1
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["StaffSettlementDetail"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    handOverByCode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "482917"
                 *     }
                 */
                "application/json": {
                    code: components["schemas"]["staff_PickupCode"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["StaffSettlement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    findHandover: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "482917"
                 *     }
                 */
                "application/json": {
                    code: components["schemas"]["staff_PickupCode"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Handover"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    handOver: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "reason": "The buyer came without the code"
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    reason: components["schemas"]["Text"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["StaffSettlement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    extendSettlement: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "reason": "Agreed by phone"
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    reason: components["schemas"]["Text"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["StaffSettlement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    releaseSettlement: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "reason": "Agreed by phone"
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    reason: components["schemas"]["Text"];
                    /** @description An earlier buyer, who did not pay; left out: the current one */
                    id_buyer?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["StaffSettlement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    forfeitSettlement: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
                /**
                 * @description The confirmation from POST /auth/confirm within the last 10 minutes, in the same session. Without a valid one the
                 *     call answers CONFIRM_REQUIRED with the ways of this person in `details.ways`.
                 * @example 0Zk3xTn5vQ9bLw7yR2mC4pDs
                 */
                "X-Confirm"?: components["parameters"]["Confirm"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "reason": "Agreed by phone"
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    reason: components["schemas"]["Text"];
                    /** @description An earlier buyer, who did not pay; left out: the current one */
                    id_buyer?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["StaffSettlement"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    offerUnpaidLot: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_auction": 1,
                 *       "reason": "Agreed by phone"
                 *     }
                 */
                "application/json": {
                    id_auction: components["schemas"]["Id"];
                    reason: components["schemas"]["Text"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["NextOffer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCallBacks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["StaffQuery"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["CallBackPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeCall: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_call": 1,
                 *       "taken": true
                 *     }
                 */
                "application/json": {
                    id_call: components["schemas"]["Id"];
                    taken: boolean;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["CallBack"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    markCallDone: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id_call": 1,
                 *       "note": "Visits the yard on Monday"
                 *     }
                 */
                "application/json": {
                    id_call: components["schemas"]["Id"];
                    note?: components["schemas"]["TextOrNull"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["CallBack"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAuctionPause: {
        parameters: {
            query?: {
                /**
                 * @description How long a pause from now on would last: the ends that it would move; ignored during a pause
                 * @example 30
                 */
                minutes?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["AuctionPause"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    pauseAuctions: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Power cut"
                 *     }
                 */
                "application/json": {
                    reason: components["schemas"]["OneLine"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["AuctionPause"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    resumeAuctions: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description One per intention; only a retry reuses it. Kept 24 h.
                 * @example 4f1b2c3d5e6f7a8b
                 */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["AuctionPause"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAudit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "profile",
                 *       "days": {
                 *         "from": "2026-11-01"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AuditQuery"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["AuditPage"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportAudit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["AuditQuery"];
            };
        };
        responses: {
            /** @description A spreadsheet */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDictionary: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETag of a reply that the client has
                 * @example "b1c8"
                 */
                "If-None-Match"?: components["schemas"]["OneLine"];
            };
            path: {
                /**
                 * @description Name of the dictionary
                 * @example marks
                 */
                name: components["schemas"]["OneLine"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list */
            200: {
                headers: {
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: {
                            name: string;
                            items: {
                                value: string;
                                label: string;
                                parent?: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Not changed */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNavinfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts; zero for a visitor without an account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: {
                            favorites: number;
                            /** @description Lots on which this user is outbid or has to act */
                            buying: number;
                            /** @description The user's lots that await a decision */
                            selling: number;
                            /** @description Open lots where the reader was outbid: the badge of the app */
                            outbid: number;
                            lanes_running: number;
                            /** @description Open questions on the user's lots, for sellers */
                            questions?: number;
                            unread: number;
                            clients_new?: number;
                            moderation?: number;
                            payments?: number;
                            /** @description Everything that waits at the desk: the sum of its counts */
                            desk?: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDemoAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Account"][];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    makeTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "count": 100,
                 *       "deposit": 1000000
                 *     }
                 */
                "application/json": {
                    count: number;
                    deposit?: components["schemas"]["Aed"];
                    as?: components["schemas"]["PersonKind"];
                    password?: string;
                    card?: components["schemas"]["CardAnswer"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Token"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    makeLots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "count": 5,
                 *       "seconds": 600,
                 *       "start_price": 1000,
                 *       "step": 100
                 *     }
                 */
                "application/json": components["schemas"]["NewLots"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: {
                            ids: components["schemas"]["Id"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetServer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Moment"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listScenes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Scene"][];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    playScene: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "evening",
                 *       "seed": 7,
                 *       "clock": {
                 *         "at": "2026-11-23T18:00:00.000Z",
                 *         "frozen": true
                 *       }
                 *     }
                 */
                "application/json": {
                    name: string;
                    /** @default 1 */
                    seed?: number;
                    clock?: components["schemas"]["StartClock"];
                    keep?: components["schemas"]["Keep"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Moment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSnapshots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Snapshot"][];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "before-close"
                 *     }
                 */
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Snapshot"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the snapshot
                 * @example before-close
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.sqlite3": string;
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    uploadSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the snapshot
                 * @example before-close
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "before-close.sqlite"
                 *     }
                 */
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The downloaded file
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Snapshot"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the snapshot
                 * @example before-close
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: Record<string, never>;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreSnapshot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "before-close"
                 *     }
                 */
                "application/json": {
                    name: string;
                    keep?: components["schemas"]["Keep"];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Moment"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["ClockState"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "advance_ms": 60000
                 *     }
                 */
                "application/json": components["schemas"]["ClockChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["ClockState"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["ClockState"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Fault"][];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addFault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "operation": "makebid",
                 *       "status": 503,
                 *       "probability": 1,
                 *       "times": 1
                 *     }
                 */
                "application/json": components["schemas"]["FaultSetting"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Fault"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    clearFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: {
                            cleared: number;
                        };
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEventFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["EventFault"][];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addEventFault: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "topic": "auction.lot.*",
                 *       "effect": "drop",
                 *       "probability": 1,
                 *       "times": 1
                 *     }
                 */
                "application/json": components["schemas"]["EventFaultSetting"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["EventFault"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    clearEventFaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: {
                            cleared: number;
                        };
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setRouter: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "up": false
                 *     }
                 */
                "application/json": {
                    up: boolean;
                    drop_user?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: {
                            up: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Bots"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setBots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "on": true,
                 *       "temperament": "calm"
                 *     }
                 */
                "application/json": components["schemas"]["BotsChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Bots"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAuctioneer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["AutomaticAuctioneer"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    setAuctioneer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "on": true,
                 *       "tempo": "usual"
                 *     }
                 */
                "application/json": components["schemas"]["AutomaticAuctioneerChange"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["AutomaticAuctioneer"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["BodyTooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInbox: {
        parameters: {
            query?: {
                /**
                 * @description Only messages to this address or number
                 * @example omar@marsa.test
                 */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["Sent"][];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    clearInbox: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: Record<string, never>;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRequestLog: {
        parameters: {
            query?: {
                /**
                 * @description The most requests in the reply
                 * @example 100
                 */
                limit?: number;
                /**
                 * @description Adds query, body and reply to the entries
                 * @example false
                 */
                bodies?: boolean;
                /**
                 * @description Only requests of this operationId
                 * @example makebid
                 */
                operation?: string;
                /**
                 * @description Only requests of this path
                 * @example /api/auction/makebid
                 */
                path?: string;
                /**
                 * @description Only requests of this person
                 * @example 1
                 */
                id_user?: components["schemas"]["Id"];
                /**
                 * @description Only requests with this answer; 0: the socket was closed without one
                 * @example 200
                 */
                status?: number;
                /**
                 * @description Only requests from this instant on, by the real clock: `at` of an entry
                 * @example 2026-11-24T10:04:41.000Z
                 */
                since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["LoggedRequest"][];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    clearRequestLog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: Record<string, never>;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportRequestLog: {
        parameters: {
            query?: {
                /**
                 * @description Only requests of this operationId
                 * @example makebid
                 */
                operation?: string;
                /**
                 * @description Only requests of this path
                 * @example /api/auction/makebid
                 */
                path?: string;
                /**
                 * @description Only requests of this person
                 * @example 1
                 */
                id_user?: components["schemas"]["Id"];
                /**
                 * @description Only requests with this answer; 0: the socket was closed without one
                 * @example 200
                 */
                status?: number;
                /**
                 * @description Only requests from this instant on, by the real clock: `at` of an entry
                 * @example 2026-11-24T10:04:41.000Z
                 */
                since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProcess: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As it stands */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        result: "success";
                        data: components["schemas"]["ProcessState"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
}
