/** Generated from the document by `npm run generate -w @marsa/api-spec`. Do not edit. */
export interface paths {
    "/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Public configuration of this server */
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
        /** Whether this server can do its work */
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
         * @description 401 UNAUTHORIZED is an answer here, not a lost session; it is the same for an unknown contact.
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
        /** End this session */
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
        /** The signed-in user, and whether he may bid */
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
        /** The deposit: total, reserved, available, and what holds it */
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
        /** All lots, one page */
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
        /** What the reader watches */
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
        /** One section of the lots */
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
        /** How many lots a filter finds */
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
        /** The kinds of lots with their numbers */
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
        /** The values of one field with counts that leave its own choice out */
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
        /** The values of one field that match a search */
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
        /** One lot, in the view of the one who asks */
        get: operations["getLot"];
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
        /** How the price came about, newest first; each viewer sees his rows */
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
        /** What a bid on this lot costs and holds */
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
        /** Bid an amount, or store a maximum */
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
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Watch a lot */
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
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Watch a lot no longer */
        post: operations["removeFavorite"];
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
        /** One closed list, with an ETag */
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
        /** Counts beside the menu */
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
        /** The demo accounts of this server */
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
        /** Fresh approved bidders with a filled deposit, signed in */
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
        /** Fresh open lots */
        post: operations["makeLots"];
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
        /** @description heartbeat.pub, every 2 s */
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
        };
        /** @description auction.lot.{id}: the authority for one lot. Absolute state, never deltas. */
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
        /** @description user.{uid}: heard by that user alone. Its snapshot is /auth/me. */
        UserEvent: {
            /** @constant */
            v: 1;
            epoch: string;
            prev: number;
            seq: number;
            at: number;
            /** @enum {string} */
            kind: "outbid" | "leading" | "won" | "not_won" | "awaiting_decision" | "sold" | "not_sold" | "balance" | "profile";
            balance: {
                balance_summ: components["schemas"]["AedFils"];
                balance_reserv: components["schemas"]["AedFils"];
                available: components["schemas"]["AedFils"];
            } | null;
            lot: {
                id_auction: components["schemas"]["Id"];
                number: number;
                title: string;
                /** @description Seq of the lot at which this holds */
                seq: number;
                price: number | null;
                status: components["schemas"]["MyStatus"];
                hold: components["schemas"]["AedFils"];
                max: number | null;
            } | null;
        };
        /** @description live.queue.{id}: the envelope of a lane's events */
        LaneEvent: {
            /** @constant */
            v: 1;
            epoch: string;
            prev: number;
            seq: number;
            at: number;
            kind: string;
        } & {
            [key: string]: unknown;
        };
        /** @description live.ctrl.{id}: what the lane's operators and staff see beside the lane */
        LaneControlEvent: {
            /** @constant */
            v: 1;
            epoch: string;
            prev: number;
            seq: number;
            at: number;
            kind: string;
        } & {
            [key: string]: unknown;
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
        VatTerms: {
            /** @example 0.05 */
            rate: number;
        };
        ServerClock: {
            /** @description Milliseconds since 1970 UTC on the clock that drives the auctions */
            now: number;
            /** @description 1 in ordinary time, 0 while frozen */
            rate: number;
        };
        Config: {
            /** @description Version of fees, rates and windows, as stored with a confirmed price */
            version: string;
            build_id: string;
            epoch: string;
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
                document_mb: number;
                photos: number;
                code_length: number;
                resend_s: number;
                password_min: number;
                text_min: number;
            };
            fee: components["schemas"]["FeeTerms"];
            vat: components["schemas"]["VatTerms"];
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
        Code: "BAD_REQUEST" | "UNAUTHORIZED" | "DEPOSIT_REQUIRED" | "REGISTRATION_REQUIRED" | "VERIFICATION_REQUIRED" | "PROFILE_REQUIRED" | "CONTRACT_REQUIRED" | "STANDBY" | "PROFILE_LOCKED" | "ROLE_FORBIDDEN" | "OWN_LOT" | "CONFIRM_REQUIRED" | "NOT_FOUND" | "METHOD_NOT_ALLOWED" | "BODY_TOO_SLOW" | "LOT_NOT_OPEN" | "LOT_CLOSED" | "ALREADY_LEADING" | "BID_TOO_LOW" | "MAX_NOT_HIGHER" | "USE_BUY_NOW" | "BUY_NOW_CLOSED" | "NO_PROXY" | "STALE" | "LOT_HAS_BIDS" | "ALREADY_RELISTED" | "MIN_PRICE_RULE" | "REVIEW_ENDED" | "OFFER_CLOSED" | "ACCOUNT_BUSY" | "KEY_REUSED" | "TOO_LARGE" | "UNSUPPORTED_TYPE" | "VALIDATION" | "CODE_WRONG" | "CODE_EXPIRED" | "RATE_LIMITED" | "INTERNAL" | "NOT_BUILT_YET" | "UNAVAILABLE";
        Health: {
            /** @enum {string} */
            status: "ok" | "degraded";
            epoch: string;
            uptime_s: number;
            /** @enum {string} */
            router: "embedded" | "crossbar";
            /** @description Whether the publisher's link to the router stands */
            connected: boolean;
            /** @description Events stored but not yet acknowledged by the router */
            outbox_lag: number;
        };
        Id: number;
        /** @enum {string} */
        Role: "buyer" | "seller" | "auctioneer" | "backoffice";
        /** @enum {string} */
        ProfileStatus: "draft" | "signed" | "ok";
        /** @enum {string} */
        Ustatus: "unknown" | "confirmed_single" | "confirmed" | "manager" | "admin";
        Me: {
            id_user: components["schemas"]["Id"];
            id_profile: number | null;
            roles: components["schemas"]["Role"][];
            pstatusMax: components["schemas"]["ProfileStatus"] | null;
            name: string;
            profile_name: string | null;
            email: string | null;
            phone: string | null;
            ustatus: components["schemas"]["Ustatus"];
            /** @description Whether the profile is locked */
            profile_restriction: boolean;
            email_verified: boolean;
            phone_verified: boolean;
            new_email: string | null;
            new_phone: string | null;
            avatar: string | null;
            restriction: {
                reason: string;
                /**
                 * Format: date
                 * @description Last locked day, Asia/Dubai
                 */
                until: string | null;
            } | null;
            /** @description Whether this user may bid, and the one step that is missing */
            gate: {
                can_bid: boolean;
                /** @enum {string|null} */
                missing: "registration" | "verification" | "profile" | "contract" | "review" | "lock" | "role" | null;
            };
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
        Session: {
            user?: components["schemas"]["Me"];
            contacts: components["schemas"]["Contact"][];
            status: components["schemas"]["Ustatus"];
        };
        /** @description Dirhams with at most two decimals */
        AedFils: number;
        Hold: {
            id_auction: number | null;
            number: number | null;
            title: string | null;
            amount: components["schemas"]["AedFils"];
            /** @enum {string} */
            why: "lead" | "decision" | "unpaid" | "refund";
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
        /** @enum {string} */
        Kind: "vehicle" | "apartment";
        Words: string[];
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
         * @description Inside a field OR, between fields AND; an empty list or text restricts nothing. `q` is the beginning of words, all of
         *     which must be found. `price` is the visible price, before the first bid the start price. `buynow`: the buy-now price can
         *     be taken, now or once the lot opens. `mine` finds nothing for a visitor.
         */
        Filter: {
            q?: string;
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
            type?: components["schemas"]["Words"];
            developer?: components["schemas"]["Words"];
            bedrooms?: number[];
            furnished?: boolean;
            new_construction?: boolean;
            vat?: components["schemas"]["VatMode"][];
            light?: components["schemas"]["Light"][];
            buynow?: boolean;
            lane?: boolean;
            mine?: ("leading" | "outbid" | "awaiting" | "noted" | "favorite")[];
            year?: components["schemas"]["Range"];
            price?: components["schemas"]["Range"];
            mileage?: components["schemas"]["Range"];
            area?: components["schemas"]["Range"];
            ends?: components["schemas"]["DateRange"];
            /** @description West, south, east, north in degrees */
            bbox?: number[];
        };
        /**
         * @description ending, the usual one: what ends soonest, then what opens soonest, then what ended last. mileage: lowest first; new,
         *     bids, year: highest first; lots without a year or mileage come last.
         * @enum {string}
         */
        Sort: "ending" | "new" | "price_asc" | "price_desc" | "bids" | "year" | "mileage";
        LotsQuery: {
            filter?: components["schemas"]["Filter"];
            sort?: components["schemas"]["Sort"];
            /** @default 24 */
            limit: number;
            /** @description `next` of the page before. All pages keep the order of the first one, although the clock goes on and others bid */
            after?: string;
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
        };
        /** @description A dictionary value with its word */
        Term: {
            value: string;
            label: string;
        };
        Place: {
            emirate: components["schemas"]["Term"];
            city: components["schemas"]["Term"];
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
         * @description Where the lot stands in its auction, as a viewer sees it
         * @enum {string}
         */
        Phase: "upcoming" | "open" | "judging" | "awaiting_decision" | "sold" | "not_sold";
        /**
         * @description A bidder inside one lot, stable there; "you" for the reader
         * @example Bidder 4
         */
        Mark: string;
        /**
         * Format: date-time
         * @example 2026-11-24T10:04:41.000Z
         */
        Instant: string;
        /** @description What events change about a lot. Newer is the higher seq within one epoch. */
        LotLive: {
            epoch: string;
            seq: number;
            status: components["schemas"]["LotStatus"];
            phase: components["schemas"]["Phase"];
            /** @description Visible price in AED; null before the first bid */
            price: number | null;
            start_price: components["schemas"]["Aed"];
            step: components["schemas"]["Aed"];
            next_min: components["schemas"]["Aed"];
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
            /** @description End of the review while a decision is awaited */
            decision_until: components["schemas"]["Instant"] | null;
        };
        /** @enum {string} */
        MyStatus: "none" | "leading" | "outbid" | "awaiting_decision" | "won" | "not_won";
        /** @description What this lot is to the reader */
        Mine: {
            /** @description The reader's own mark here */
            mark: string | null;
            /** @description The own stored maximum of the reader, also after it was beaten */
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
        };
        LotsPage: {
            items: components["schemas"]["LotCard"][];
            total: number;
            next: string | null;
            as_of: components["schemas"]["Instant"];
        };
        /**
         * @description all: what is open, in a lane, upcoming, awaits the seller's decision or ended within the last hour; vehicles and
         *     apartments: its two halves; live: in a lane; upcoming: opens later; finished: all that ever ended; favorites: what the
         *     reader watches, whatever became of it. Any other is not found.
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
         * @description One of kind, status, mark, model, body, gearbox, engine, drive, colour, emirate, city, type, developer, bedrooms, vat,
         *     light, mine. Any other is not found.
         */
        Field: string;
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
        PropertyFacts: {
            name: string;
            reference: string;
            type: components["schemas"]["Term"];
            /** @description sqft */
            area: number;
            floor: number | null;
            floors: number | null;
            building: string;
            bedrooms: number;
            bathrooms: number;
            rooms: number;
            parking: number;
            year: number | null;
            rera_number: string;
            /** Format: date */
            rera_expires: string;
            developer: components["schemas"]["Term"];
            furnished: boolean;
            new_construction: boolean;
            /** @description AED per sqft and year */
            service_charge: number | null;
            tenancy: string | null;
        };
        Condition: {
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
            }[];
            tyres: {
                /** @enum {string} */
                position: "front_left" | "front_right" | "rear_left" | "rear_right" | "spare";
                tread_mm: number;
                year: number;
            }[];
            checks: {
                /** @example Engine */
                name: string;
                /** @enum {string} */
                result: "good" | "attention" | "bad";
                note: string | null;
            }[];
        };
        /** @description What every viewer may see of a lot. Never sent by itself; the three views close it. */
        LotFacts: {
            id_auction: components["schemas"]["Id"];
            number: number;
            kind: components["schemas"]["Kind"];
            title: string;
            pictures: components["schemas"]["Picture"][];
            vehicle: components["schemas"]["VehicleFacts"] | null;
            property: components["schemas"]["PropertyFacts"] | null;
            condition: components["schemas"]["Condition"] | null;
            documents: {
                name: string;
                kind: string;
                bytes: number;
            }[];
            /** @description The seller's words */
            comment: string | null;
            place: components["schemas"]["Place"];
            vat: components["schemas"]["VatMode"];
            review_days: number;
            watching: number;
            in_lane: boolean;
            live: components["schemas"]["LotLive"];
            mine: components["schemas"]["Mine"] | null;
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
        } & components["schemas"]["LotFacts"];
        /** @description A lot as staff see it; `bidder` is the leader's name */
        LotStaff: {
            /** @constant */
            view: "staff";
            min_price: number | null;
            bidder: string | null;
            /** @description How many stored maxima stand above the price; never amounts */
            maxima: number;
        } & components["schemas"]["LotFacts"];
        /** @enum {string} */
        HistoryKind: "bid" | "automatic_bid" | "proxy_set" | "proxy_cancelled" | "minimum_reached" | "extended" | "auction_started" | "start_price_lowered" | "min_price_changed" | "buy_now_changed" | "sold_by_buy_now" | "bid_accepted" | "bid_declined" | "sent_to_moderation" | "finished" | "sold" | "not_sold";
        HistoryRow: {
            /** @description The order that decides */
            seq: number;
            at: components["schemas"]["Instant"];
            /** @description When the last byte of the command was here */
            received_at: components["schemas"]["Instant"] | null;
            kind: components["schemas"]["HistoryKind"];
            mark: components["schemas"]["Mark"] | null;
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
        Conditions: {
            id_auction: components["schemas"]["Id"];
            fee: components["schemas"]["FeeTerms"];
            vat: {
                mode: components["schemas"]["VatMode"];
                rate: number;
            };
            deposit: {
                rate: number;
                min: components["schemas"]["Aed"];
            };
            review_days: number;
            /** @description Closing window in seconds */
            window_s: number;
            version: string;
        };
        BidReply: {
            id_auction: components["schemas"]["Id"];
            id_bid: components["schemas"]["Id"];
            /** @enum {string} */
            outcome: "leading" | "raised" | "outbid_by_stored_maximum";
            epoch: string;
            /** @description Seq of the lot after this bid */
            seq: number;
            received_at: components["schemas"]["Instant"];
            judged_at: components["schemas"]["Instant"];
            price: components["schemas"]["Aed"];
            next_min: components["schemas"]["Aed"];
            my_max: components["schemas"]["Aed"];
            leading: boolean;
            light: components["schemas"]["Light"];
            end: components["schemas"]["Instant"];
            /** @description Whether this bid moved the end */
            extended: boolean;
            /** @description What the deposit holds for this lot now */
            hold: components["schemas"]["AedFils"];
            /** @description The highest maximum the rest of the deposit could carry on another lot */
            power_left: components["schemas"]["Aed"];
        };
        Account: {
            /** @example buyer@marsa.test */
            id: string;
            password: string;
            name: string;
            /** @example Buyer */
            role: string;
            /**
             * @example Approved
             * @example AED 80
             * @example 000 in the deposit
             */
            note: string;
        };
        Token: {
            id_user: components["schemas"]["Id"];
            access_token: string;
        };
        NewLots: {
            count: number;
            /**
             * @description Until they end
             * @default 3600
             */
            seconds: number;
            kind?: components["schemas"]["Kind"];
            start_price?: components["schemas"]["Aed"];
            step?: number;
            min_price?: number | null;
            buy_now?: number | null;
        };
    };
    responses: {
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
        /** @description Not able to answer now; nothing was changed (UNAVAILABLE) */
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
        /** @description The token is missing, unknown or over (UNAUTHORIZED) */
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
        /** @description The content type is not understood (UNSUPPORTED_TYPE) */
        UnsupportedType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Fields break their rules (VALIDATION: details.errors is [{field, message}]) */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not there, or not for this viewer (NOT_FOUND) */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The deposit is short (DEPOSIT_REQUIRED with top_up) */
        PaymentRequired: {
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
    parameters: never;
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
            /** @description What the browser needs before anything else */
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
            /** @description Able */
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
                    id: string;
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
                    "application/json": {
                        /** @enum {string} */
                        result: "success" | "verification_required";
                        access_token: string;
                        data: components["schemas"]["Session"];
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
                /** @example vehicles */
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
                /** @example all */
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
                            count: number;
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
                /** @example all */
                section: components["schemas"]["Section"];
                /** @example mark */
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
                /** @example all */
                section: components["schemas"]["Section"];
                /**
                 * @description Prefix of any word, percent-encoded once; `all` is no search
                 * @example toy
                 */
                search: string;
                /** @example mark */
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
                /** @example 1 */
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
    getHistory: {
        parameters: {
            query?: {
                limit?: number;
                /** @description `next` of the page before */
                after?: string;
            };
            header?: never;
            path: {
                /** @example 1 */
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
            /** @description The bid was judged and stands in the history */
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
    getDictionary: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: string;
            };
            path: {
                /** @example marks */
                name: string;
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
                            /** @description Lots on which this user is outbid or has something to do */
                            buying: number;
                            /** @description Own lots that await a decision */
                            selling: number;
                            lanes_running: number;
                            unread: number;
                            clients_new?: number;
                            moderation?: number;
                            payments?: number;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
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
            /** @description Who can sign in */
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
                };
            };
        };
        responses: {
            /** @description One per bidder */
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
            /** @description Their ids */
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
}
