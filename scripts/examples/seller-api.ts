// Generated from the OpenAPI document by `npm run seller-api`.

export interface paths {
    "/api/v1/fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the fields of a draft
         * @description Every question on the listing form, with its allowed answers. Scope: drafts:read.
         */
        get: operations["listFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List drafts
         * @description All of your organization’s homes, including published ones, most recently changed first. Scope: drafts:read.
         */
        get: operations["listDrafts"];
        put?: never;
        /**
         * Create a draft
         * @description Starts a draft with the answers you have. Answers may be missing or wrong until you submit. Scope: drafts:write.
         */
        post: operations["createDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/drafts/{draftId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a draft
         * @description The draft, plus a list of what’s still missing before it can be submitted. Scope: drafts:read.
         */
        get: operations["getDraft"];
        put?: never;
        post?: never;
        /**
         * Delete a draft
         * @description Deletes a draft and its files. Works only if the draft was never published and isn’t in review. Scope: drafts:write.
         */
        delete: operations["deleteDraft"];
        options?: never;
        head?: never;
        /**
         * Update a draft
         * @description Changes the answers you send and keeps the others. Send the ETag you received as If-Match: if someone else has changed the draft in the meantime, nothing changes and you get 412. Scope: drafts:write.
         */
        patch: operations["updateDraft"];
        trace?: never;
    };
    "/api/v1/drafts/{draftId}/submission": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a draft
         * @description Sends the draft to our reviewers. A minor change to a published home goes live immediately. If something is missing, the response is 409 with the reason “rules,” and GET lists what’s missing. Scope: drafts:write.
         */
        post: operations["submitDraft"];
        /**
         * Withdraw a submission
         * @description Withdraws the draft from review so that you can change it. Scope: drafts:write.
         */
        delete: operations["takeBackDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/drafts/{draftId}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a photo
         * @description The body is the image itself: JPEG, PNG, WebP, AVIF, or HEIC. We store re-encoded copies without the metadata, not the file you send. If you send the same file again, it isn’t added twice. Scope: files:write.
         */
        post: operations["addPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/drafts/{draftId}/photos/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a photo
         * @description Removes a photo from the draft. Scope: files:write.
         */
        delete: operations["removePhoto"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/drafts/{draftId}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a document
         * @description The body is the PDF. Proof of authority is shown only to our reviewers. Scope: files:write.
         */
        post: operations["addDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/drafts/{draftId}/documents/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a document
         * @description Removes a document from the draft. Scope: files:write.
         */
        delete: operations["removeDocument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Schedule auctions
         * @description Gives drafts the same opening time and staggered end times, in order, and submits the complete ones. The others keep the dates and stay drafts. Scope: schedules:write.
         */
        post: operations["scheduleHomes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List questions
         * @description Latest first. Scope: questions:write.
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
    "/api/v1/questions/{questionId}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Answer a question
         * @description Publishes the question with your answer, or replaces the answer. Scope: questions:write.
         */
        put: operations["answerQuestion"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/closings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List closings
         * @description Latest first. Scope: closings:read.
         */
        get: operations["listClosings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/closings/{closingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a closing
         * @description The status of a sale and its steps. Scope: closings:read.
         */
        get: operations["getClosing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/closings/{closingId}/confirmations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a step
         * @description Confirms a step for the seller’s side: your organization states that the step is done. A person must sign the contract on the site. Scope: closings:write.
         */
        post: operations["confirmStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a lot
         * @description Sells the homes together at the auction announced for the first one. All homes need the same terms and the same contract of sale. Scope: schedules:write.
         */
        post: operations["formLot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lots/{lotId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a lot
         * @description Returns the lot led by this home. Scope: drafts:read.
         */
        get: operations["getLot"];
        put?: never;
        post?: never;
        /**
         * Dissolve a lot
         * @description Cancels the auction before it starts. The homes stay listed. Scope: schedules:write.
         */
        delete: operations["dissolveLot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lots/{lotId}/homes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the homes in a lot
         * @description Replaces the homes and their shares of the price; the home that leads the lot stays. A home that leaves the lot stays listed, without an auction. Allowed until 24 hours before the auction starts. Scope: schedules:write.
         */
        put: operations["changeLotHomes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lots/{lotId}/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Split the price
         * @description Sets each home’s share of the price. Allowed until the auction starts. Scope: schedules:write.
         */
        put: operations["splitLot"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/lots/{lotId}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Reschedule a lot
         * @description Moves the lot’s auction to later dates. Scope: schedules:write.
         */
        put: operations["moveLot"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description Your webhooks, oldest first. Scope: webhooks:manage.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Add a webhook
         * @description Returns the secret that verifies our signatures. Scope: webhooks:manage.
         */
        post: operations["addWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a webhook
         * @description Stops all deliveries to the webhook. Scope: webhooks:manage.
         */
        delete: operations["removeWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "draft.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** draft.created */
        post: operations["on-draft.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "draft.submitted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** draft.submitted */
        post: operations["on-draft.submitted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "draft.returned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** draft.returned */
        post: operations["on-draft.returned"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "home.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** home.published */
        post: operations["on-home.published"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "home.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** home.changed */
        post: operations["on-home.changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "home.withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** home.withdrawn */
        post: operations["on-home.withdrawn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "auction.scheduled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** auction.scheduled */
        post: operations["on-auction.scheduled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "auction.opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** auction.opened */
        post: operations["on-auction.opened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "auction.paused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** auction.paused */
        post: operations["on-auction.paused"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "auction.resumed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** auction.resumed */
        post: operations["on-auction.resumed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "auction.outage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** auction.outage */
        post: operations["on-auction.outage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "auction.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** auction.closed */
        post: operations["on-auction.closed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "auction.outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** auction.outcome */
        post: operations["on-auction.outcome"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "question.asked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** question.asked */
        post: operations["on-question.asked"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "visit.requested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** visit.requested */
        post: operations["on-visit.requested"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "offer.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** offer.received */
        post: operations["on-offer.received"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "offer.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** offer.changed */
        post: operations["on-offer.changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "closing.opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** closing.opened */
        post: operations["on-closing.opened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "closing.step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** closing.step */
        post: operations["on-closing.step"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "closing.ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** closing.ended */
        post: operations["on-closing.ended"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "home.sold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** home.sold */
        post: operations["on-home.sold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** webhook.test */
        post: operations["on-webhook.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        DraftInput: {
            /**
             * @description Answers by field name. A field you leave out keeps its answer; null clears it.
             * @default {}
             */
            answers: {
                [key: string]: string | null;
            };
        };
        Submission: {
            /**
             * @description Accepts that a change to a published home cancels the bids in its auction. Once a bid meets the seller’s terms, the change also requires a document, uploaded on the listing’s page.
             * @default false
             */
            mayCancelBids: boolean;
        };
        Schedule: {
            /** @description In the order in which their auctions end. */
            homes: string[];
            /** @description Same as the listing form field with this name: published-reserve, sealed-reserve, or absolute. */
            saleMode: string;
            /** Format: date */
            startDate: string;
            /** @description New York time, such as 10:00. */
            startTime: string;
            /**
             * Format: date
             * @description When the first auction ends.
             */
            endDate: string;
            endTime: string;
            /** @description Time from the end of one auction to the end of the next. */
            apartMinutes: number;
        };
        LotInput: {
            /** @description The homes in the lot, starting with the one that leads it. */
            homes: {
                id: string;
                /** @description The home’s share of the price in hundredths of a percent. All shares add up to 10,000. */
                basisPoints: number;
            }[];
        };
        LotDates: {
            /** Format: date */
            startDate: string;
            /** @description New York time, such as 10:00. */
            startTime: string;
            /** Format: date */
            endDate: string;
            endTime: string;
        };
        Answer: {
            answer: string;
        };
        Confirmation: {
            /** @enum {string} */
            step: "attorney" | "deposit-received" | "forms" | "ready" | "closed";
            /**
             * @description For the “attorney” step, the attorney’s name.
             * @default
             */
            note: string;
        };
        WebhookInput: {
            /** @description An HTTPS URL at a public address. */
            url: string;
            /** @default [] */
            types: ("draft.created" | "draft.submitted" | "draft.returned" | "home.published" | "home.changed" | "home.withdrawn" | "auction.scheduled" | "auction.opened" | "auction.paused" | "auction.resumed" | "auction.outage" | "auction.closed" | "auction.outcome" | "question.asked" | "visit.requested" | "offer.received" | "offer.changed" | "closing.opened" | "closing.step" | "closing.ended" | "home.sold")[];
        };
        Draft: {
            /** @description Also the published home’s key. */
            id: string;
            /** @description Short listing ID for use over the phone. */
            listingId: string;
            /** @enum {string} */
            status: "Draft" | "InReview" | "ChangesRequested" | "Rejected" | "ComingSoon" | "Active" | "Hold" | "Withdrawn";
            /** @description Increases with every change. The ETag contains it. */
            version: number;
            /** @description How many times the draft was submitted. */
            submission: number;
            isPublished: boolean;
            /** @description The answers on the listing form, by field name: text as a person would type it, such as "$200,000" or "2027-01-11". GET /api/v1/fields lists the fields. */
            answers: {
                [key: string]: string;
            };
            photos: {
                /** @description The start of the SHA-256 hash of the photo as sent. */
                id: string;
                width: number;
                height: number;
                caption: string;
                order: number;
            }[];
            documents: {
                id: string;
                /** @enum {string} */
                kind: "TermsOfSale" | "ContractOfSale" | "TitleSummary" | "ConditionReport" | "LeadPaint" | "TaxBill" | "Survey" | "OfferingPlan" | "PropertyCondition" | "ProofOfAuthority";
                title: string;
                bytes: number;
                /** @description Whether buyers see the document. */
                isPublic: boolean;
            }[];
            /** @description What our reviewers asked you to change, by field or step. */
            notes: {
                about: string;
                text: string;
            }[];
            /** @description Why the draft was rejected. */
            reason: string | null;
            /**
             * Format: date-time
             * @description UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description UTC.
             */
            changedAt: string;
            /** @description What the submission still needs. If empty, the draft can be submitted. */
            open: {
                field: string | null;
                text: string;
            }[];
        };
        DraftPage: {
            items: {
                /** @description Also the published home’s key. */
                id: string;
                /** @description Short listing ID for use over the phone. */
                listingId: string;
                /** @enum {string} */
                status: "Draft" | "InReview" | "ChangesRequested" | "Rejected" | "ComingSoon" | "Active" | "Hold" | "Withdrawn";
                /** @description Increases with every change. The ETag contains it. */
                version: number;
                /** @description How many times the draft was submitted. */
                submission: number;
                isPublished: boolean;
                /** @description The answers on the listing form, by field name: text as a person would type it, such as "$200,000" or "2027-01-11". GET /api/v1/fields lists the fields. */
                answers: {
                    [key: string]: string;
                };
                photos: {
                    /** @description The start of the SHA-256 hash of the photo as sent. */
                    id: string;
                    width: number;
                    height: number;
                    caption: string;
                    order: number;
                }[];
                documents: {
                    id: string;
                    /** @enum {string} */
                    kind: "TermsOfSale" | "ContractOfSale" | "TitleSummary" | "ConditionReport" | "LeadPaint" | "TaxBill" | "Survey" | "OfferingPlan" | "PropertyCondition" | "ProofOfAuthority";
                    title: string;
                    bytes: number;
                    /** @description Whether buyers see the document. */
                    isPublic: boolean;
                }[];
                /** @description What our reviewers asked you to change, by field or step. */
                notes: {
                    about: string;
                    text: string;
                }[];
                /** @description Why the draft was rejected. */
                reason: string | null;
                /**
                 * Format: date-time
                 * @description UTC.
                 */
                createdAt: string;
                /**
                 * Format: date-time
                 * @description UTC.
                 */
                changedAt: string;
            }[];
            /** @description The cursor for the next page; null on the last page. */
            nextCursor: string | null;
        };
        Fields: {
            fields: {
                name: string;
                step: string;
                label: string;
                help: string;
                /** @description The form control: text, select, checkboxes, money, count, date, or time. */
                kind: string;
                /** @description The allowed answers; null for free text. */
                values: string[] | null;
                isOptional: boolean;
                /** @description Whether the question is asked only after certain answers. */
                isConditional: boolean;
            }[];
        };
        Photo: {
            /** @description The start of the SHA-256 hash of the photo as sent. */
            id: string;
            width: number;
            height: number;
            caption: string;
            order: number;
        };
        Document: {
            id: string;
            /** @enum {string} */
            kind: "TermsOfSale" | "ContractOfSale" | "TitleSummary" | "ConditionReport" | "LeadPaint" | "TaxBill" | "Survey" | "OfferingPlan" | "PropertyCondition" | "ProofOfAuthority";
            title: string;
            bytes: number;
            /** @description Whether buyers see the document. */
            isPublic: boolean;
        };
        Scheduled: {
            homes: {
                id: string;
                /** @description Why the draft wasn’t submitted; null if it was. */
                reason: string | null;
                /** @description What to do next, in plain language; null if the draft was submitted. */
                detail: string | null;
            }[];
        };
        Lot: {
            /** @description The ID of the home that leads the lot. The lot’s auction is the one announced for this home. */
            id: string;
            homes: {
                id: string;
                /** @description The home’s share of the price in hundredths of a percent. All shares add up to 10,000. */
                basisPoints: number;
            }[];
            /**
             * Format: date-time
             * @description UTC.
             */
            formedAt: string;
            /** @description Whether bidders can read the lot’s contract of sale. */
            hasContract: boolean;
        };
        Question: {
            id: string;
            homeId: string;
            place: string;
            text: string;
            /** @enum {string} */
            status: "open" | "answered" | "dismissed" | "removed";
            answer: string | null;
            /**
             * Format: date-time
             * @description UTC.
             */
            askedAt: string;
            answeredAt: string | null;
        };
        QuestionPage: {
            items: {
                id: string;
                homeId: string;
                place: string;
                text: string;
                /** @enum {string} */
                status: "open" | "answered" | "dismissed" | "removed";
                answer: string | null;
                /**
                 * Format: date-time
                 * @description UTC.
                 */
                askedAt: string;
                answeredAt: string | null;
            }[];
            /** @description The cursor for the next page; null on the last page. */
            nextCursor: string | null;
        };
        Closing: {
            id: string;
            homeId: string;
            place: string;
            /** @enum {string} */
            status: "AwaitingContract" | "AwaitingDeposit" | "InClosing" | "Closed" | "Defaulted" | "FellThrough";
            /** @description In cents. */
            priceCents: number;
            /**
             * Format: date-time
             * @description UTC.
             */
            openedAt: string;
            /** @description Deadline for the current steps. */
            dueAt: string | null;
            steps: {
                /** @enum {string} */
                name: "attorney" | "sign" | "deposit-sent" | "deposit-received" | "title" | "forms" | "ready" | "closed" | "recorded";
                /** @description The sides that must confirm the step. */
                sides: ("buyer" | "seller")[];
                confirmedBy: ("buyer" | "seller")[];
                /** @description Whether you can confirm the step now through this API. */
                isYours: boolean;
            }[];
        };
        ClosingPage: {
            items: {
                id: string;
                homeId: string;
                place: string;
                /** @enum {string} */
                status: "AwaitingContract" | "AwaitingDeposit" | "InClosing" | "Closed" | "Defaulted" | "FellThrough";
                /** @description In cents. */
                priceCents: number;
                /**
                 * Format: date-time
                 * @description UTC.
                 */
                openedAt: string;
                /** @description Deadline for the current steps. */
                dueAt: string | null;
                steps: {
                    /** @enum {string} */
                    name: "attorney" | "sign" | "deposit-sent" | "deposit-received" | "title" | "forms" | "ready" | "closed" | "recorded";
                    /** @description The sides that must confirm the step. */
                    sides: ("buyer" | "seller")[];
                    confirmedBy: ("buyer" | "seller")[];
                    /** @description Whether you can confirm the step now through this API. */
                    isYours: boolean;
                }[];
            }[];
            /** @description The cursor for the next page; null on the last page. */
            nextCursor: string | null;
        };
        Webhook: {
            id: string;
            url: string;
            /** @description The events the webhook receives. If the list is empty, it receives all events. */
            types: ("draft.created" | "draft.submitted" | "draft.returned" | "home.published" | "home.changed" | "home.withdrawn" | "auction.scheduled" | "auction.opened" | "auction.paused" | "auction.resumed" | "auction.outage" | "auction.closed" | "auction.outcome" | "question.asked" | "visit.requested" | "offer.received" | "offer.changed" | "closing.opened" | "closing.step" | "closing.ended" | "home.sold")[];
            isEnabled: boolean;
            /**
             * Format: date-time
             * @description UTC.
             */
            createdAt: string;
        };
        WebhookList: {
            items: {
                id: string;
                url: string;
                /** @description The events the webhook receives. If the list is empty, it receives all events. */
                types: ("draft.created" | "draft.submitted" | "draft.returned" | "home.published" | "home.changed" | "home.withdrawn" | "auction.scheduled" | "auction.opened" | "auction.paused" | "auction.resumed" | "auction.outage" | "auction.closed" | "auction.outcome" | "question.asked" | "visit.requested" | "offer.received" | "offer.changed" | "closing.opened" | "closing.step" | "closing.ended" | "home.sold")[];
                isEnabled: boolean;
                /**
                 * Format: date-time
                 * @description UTC.
                 */
                createdAt: string;
            }[];
        };
        WebhookSecret: {
            id: string;
            url: string;
            /** @description The events the webhook receives. If the list is empty, it receives all events. */
            types: ("draft.created" | "draft.submitted" | "draft.returned" | "home.published" | "home.changed" | "home.withdrawn" | "auction.scheduled" | "auction.opened" | "auction.paused" | "auction.resumed" | "auction.outage" | "auction.closed" | "auction.outcome" | "question.asked" | "visit.requested" | "offer.received" | "offer.changed" | "closing.opened" | "closing.step" | "closing.ended" | "home.sold")[];
            isEnabled: boolean;
            /**
             * Format: date-time
             * @description UTC.
             */
            createdAt: string;
            /** @description Shown only once. Use it to verify our signatures. */
            secret: string;
        };
        /** @description An error, as defined in RFC 9457. */
        Problem: {
            type: string;
            title: string;
            status: number;
            /** @description Machine-readable reason. */
            reason: string;
            /** @description What to do, in plain language. */
            detail: string;
            errors?: {
                field: string;
                message: string;
            }[];
        };
        HomeEvent: {
            /** @enum {string} */
            type: "draft.created" | "draft.submitted" | "draft.returned" | "home.published" | "home.changed" | "home.withdrawn" | "auction.scheduled" | "auction.opened" | "auction.paused" | "auction.resumed" | "auction.outage" | "auction.closed" | "auction.outcome" | "question.asked" | "visit.requested" | "offer.received" | "offer.changed" | "closing.opened" | "closing.step" | "closing.ended" | "home.sold" | "webhook.test";
            /** Format: date-time */
            timestamp: string;
            data: {
                homeId: string;
                status?: string;
                auctionId?: string;
                closingId?: string;
                questionId?: string;
                visitId?: string;
                offerId?: string;
                step?: string;
                side?: string;
            };
        };
    };
    responses: {
        /** @description Refused. 401: the key is missing, wrong, expired, or revoked. 403: the key lacks the scope. 404: not found, or another organization’s. 409: the current state doesn’t allow the request. 412, 428: If-Match is outdated or missing. 422: the request is invalid. 429: too many requests; see Retry-After. */
        Problem: {
            headers: {
                /** @description Seconds to wait. */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description What’s left: r requests, and t seconds until the full limit is available again. */
        RateLimit: string;
        /** @description The limit for a key: q requests in w seconds. */
        "RateLimit-Policy": string;
        /** @description The version of the draft. Send it as If-Match. */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listFields: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List the fields of a draft */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Fields"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listDrafts: {
        parameters: {
            query?: {
                /** @description Items per page. */
                limit?: number;
                /** @description The nextCursor from the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List drafts */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DraftPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createDraft: {
        parameters: {
            query?: never;
            header: {
                /** @description A new value for each request. If you send the same value again within a day, you get the first response. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftInput"];
            };
        };
        responses: {
            /** @description Create a draft */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                draftId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a draft */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                draftId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Delete a draft */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    updateDraft: {
        parameters: {
            query?: never;
            header: {
                /** @description The ETag you received. */
                "If-Match": string;
            };
            path: {
                draftId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftInput"];
            };
        };
        responses: {
            /** @description Update a draft */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    submitDraft: {
        parameters: {
            query?: never;
            header: {
                /** @description A new value for each request. If you send the same value again within a day, you get the first response. */
                "Idempotency-Key": string;
            };
            path: {
                draftId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Submission"];
            };
        };
        responses: {
            /** @description Submit a draft */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    takeBackDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                draftId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdraw a submission */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addPhoto: {
        parameters: {
            query?: {
                caption?: string;
            };
            header?: never;
            path: {
                draftId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Add a photo */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Photo"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removePhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                draftId: string;
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remove a photo */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    addDocument: {
        parameters: {
            query: {
                kind: "TermsOfSale" | "ContractOfSale" | "TitleSummary" | "ConditionReport" | "LeadPaint" | "TaxBill" | "Survey" | "OfferingPlan" | "PropertyCondition" | "ProofOfAuthority";
                title: string;
                /** @description The date on the document (New York time). */
                asOf: string;
            };
            header?: never;
            path: {
                draftId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Add a document */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                draftId: string;
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remove a document */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    scheduleHomes: {
        parameters: {
            query?: never;
            header: {
                /** @description A new value for each request. If you send the same value again within a day, you get the first response. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Schedule"];
            };
        };
        responses: {
            /** @description Schedule auctions */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scheduled"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listQuestions: {
        parameters: {
            query?: {
                /** @description Items per page. */
                limit?: number;
                /** @description The nextCursor from the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List questions */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuestionPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    answerQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                questionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Answer"];
            };
        };
        responses: {
            /** @description Answer a question */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Question"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listClosings: {
        parameters: {
            query?: {
                /** @description Items per page. */
                limit?: number;
                /** @description The nextCursor from the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List closings */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosingPage"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getClosing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                closingId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a closing */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closing"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    confirmStep: {
        parameters: {
            query?: never;
            header: {
                /** @description A new value for each request. If you send the same value again within a day, you get the first response. */
                "Idempotency-Key": string;
            };
            path: {
                closingId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Confirmation"];
            };
        };
        responses: {
            /** @description Confirm a step */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Closing"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    formLot: {
        parameters: {
            query?: never;
            header: {
                /** @description A new value for each request. If you send the same value again within a day, you get the first response. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LotInput"];
            };
        };
        responses: {
            /** @description Create a lot */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lot"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getLot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Get a lot */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lot"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    dissolveLot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Dissolve a lot */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    changeLotHomes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LotInput"];
            };
        };
        responses: {
            /** @description Change the homes in a lot */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lot"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    splitLot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LotInput"];
            };
        };
        responses: {
            /** @description Split the price */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lot"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    moveLot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LotDates"];
            };
        };
        responses: {
            /** @description Reschedule a lot */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lot"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description List webhooks */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    addWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description A new value for each request. If you send the same value again within a day, you get the first response. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookInput"];
            };
        };
        responses: {
            /** @description Add a webhook */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSecret"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Remove a webhook */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    "on-draft.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-draft.submitted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-draft.returned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-home.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-home.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-home.withdrawn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-auction.scheduled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-auction.opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-auction.paused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-auction.resumed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-auction.outage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-auction.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-auction.outcome": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-question.asked": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-visit.requested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-offer.received": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-offer.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-closing.opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-closing.step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-closing.ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-home.sold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeEvent"];
            };
        };
        responses: {
            /** @description Received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
